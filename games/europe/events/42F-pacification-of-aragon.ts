import { ask, choice, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../answers/answers.ts';
import { neighbours } from '../catalogue/board.ts';
import { general as generalCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side, UnitId } from '../catalogue/ids.ts';
import { eliminateUnit, tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { mayStir } from '../rules/9-activations/9.1-cost.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, force, type ForceId, forcesIn, forcesOf, unitsAt, zone } from '../state/state.ts';
import type { EventRules } from './event.ts';

const SPAIN = 'spain' as NationId;
const FRANCE = 'france' as NationId;
const MILITIAS = 2;
const POINTS = 2;

const inSpain = (g: Europe, side: Side): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => {
    const { commander, zone: at } = force(g, id);
    const leads = commander !== null && generalCard(commander).nation === FRANCE;
    return leads && zone(g, at).nation === SPAIN && isSupplied(g, id) && mayStir(g, id) === undefined;
  });
const militiasBeside = (g: Europe, id: ForceId): readonly UnitId[] =>
  neighbours(force(g, id).zone).flatMap((at) =>
    forcesIn(g, at).flatMap((row) =>
      row.commander === null
        ? unitsAt(g, row.id).flatMap((unit) =>
            unitCard(unit.id).nation === SPAIN && unitCard(unit.id).kind === 'militia' ? [unit.id] : [],
          )
        : [],
    ),
  );

function* pacify(g: Europe, side: Side): Script {
  const leaders = inSpain(g, side).flatMap((id): readonly GeneralId[] => {
    const { commander } = force(g, id);
    return commander === null ? [] : [commander];
  });
  const { general } = yield* ask<AnswerOf<'pacifier'>>({
    by: side,
    rule: '6.4',
    prompt: say('aragon.who'),
    answers: leaders.map((each) => ({ kind: 'pacifier', general: each })),
  });
  const id = inSpain(g, side).find((each) => force(g, each).commander === general);
  if (id === undefined) return;
  for (let left = MILITIAS; left > 0; left--) {
    const among = militiasBeside(g, id).map((unit): AnswerOf<'disperse'> => ({ kind: 'disperse', unit }));
    if (among.length === 0) break;
    const answer = yield* ask(
      choice<AnswerOf<'disperse'> | typeof DONE>({
        by: side,
        rule: '6.4',
        prompt: say('aragon.militia', { left }),
        among,
        may: () => undefined,
        or: [DONE],
      }),
    );
    if (answer.kind === 'done') break;
    const { at } = g.units.find((row) => row.id === answer.unit) ?? { at: 'gone' as const };
    eliminateUnit(g, answer.unit);
    if (at.startsWith('force-')) tidy(g, at as ForceId);
    log(g, '6.4', 'aragon.dispersed', { unit: answer.unit });
  }
  if (g.action) g.action = { ...g.action, grants: [{ what: 'force', ledBy: general, atMost: POINTS }] };
}

/** 42F Pacification of Aragon: a supplied French general in Spain disperses two militias beside him and is activated free, with two points and no forced march. */
export const pacificationOfAragon: EventRules = [
  { when: 'action', may: (g, side) => must('6.4', inSpain(g, side).length > 0, 'aragon.nobody'), play: pacify },
];
