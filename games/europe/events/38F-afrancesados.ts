import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { isOpenToAll, zonesWithin } from '../catalogue/board.ts';
import { unit as unitCard, zone as zoneCard } from '../catalogue/catalogue.ts';
import type { NationId, Side, ZoneId } from '../catalogue/ids.ts';
import { eliminateUnit, tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { landOf } from '../rules/3-game-map/3.2-counting.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { log, must, say } from '../text/speech.ts';
import {
  changeZone,
  type Europe,
  force,
  type ForceId,
  forcesIn,
  forcesOf,
  isHeldBy,
  sideOfForce,
  unitsAt,
} from '../state/state.ts';
import type { EventRules } from './event.ts';

const SPAIN = 'spain' as NationId;
const FRANCE = 'france' as NationId;
const POINTS = 2;

const isNear = (g: Europe, side: Side, at: ZoneId): boolean => {
  const from = forcesOf(g, side).flatMap((id) => (isSupplied(g, id) ? [force(g, id).zone] : []));
  return zonesWithin({ from, limit: POINTS, cost: (way) => way.cost }).has(at);
};
const enemies = (g: Europe, at: ZoneId): readonly ForceId[] =>
  forcesIn(g, at).flatMap(({ id }) => (sideOfForce(g, id) === 'coalition' ? [id] : []));
/** A Spanish militia that stands there alone. */
const loneMilitia = (g: Europe, at: ZoneId): ForceId | undefined => {
  const [only, ...others] = enemies(g, at);
  if (only === undefined || others.length > 0 || force(g, only).commander !== null) return undefined;
  const units = unitsAt(g, only);
  return units.every((row) => unitCard(row.id).nation === SPAIN && unitCard(row.id).kind === 'militia')
    ? only
    : undefined;
};

const mayTurn = (g: Europe, side: Side, at: ZoneId): Verdict => {
  const open = enemies(g, at).length === 0 && !isOpenToAll(at) && isHeldBy(g, at, 'coalition');
  return (
    must('6.4', zoneCard(at).fortress === 0, 'afrancesados.fortress', { zone: at }) ??
    must('6.4', isNear(g, side, at), 'afrancesados.far', { zone: at }) ??
    must('6.4', loneMilitia(g, at) !== undefined || open, 'afrancesados.nothing', { zone: at })
  );
};

function* turn(g: Europe, side: Side): Script {
  const { zone } = yield* ask(
    choice<AnswerOf<'winOverZone'>>({
      by: side,
      rule: '6.4',
      prompt: say('afrancesados.where'),
      among: landOf(g, SPAIN).map((at) => ({ kind: 'winOverZone', zone: at })),
      may: (answer) => mayTurn(g, side, answer.zone),
    }),
  );
  const militia = loneMilitia(g, zone);
  if (militia === undefined) changeZone(g, zone, { control: FRANCE });
  else {
    for (const { id } of unitsAt(g, militia)) eliminateUnit(g, id);
    tidy(g, militia);
  }
  log(g, '6.4', 'afrancesados.turned', { zone });
}

/** 38F Afrancesados: near a supplied Empire force a Spanish zone without fortress is rid of a lone militia, or comes under French control. */
export const afrancesados: EventRules = [
  {
    when: 'action',
    may: (g, side) =>
      must(
        '6.4',
        landOf(g, SPAIN).some((at) => mayTurn(g, side, at) === undefined),
        'afrancesados.nowhere',
      ),
    play: turn,
  },
];
