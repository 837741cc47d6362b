import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { cardId, unit as unitCard } from '../catalogue/catalogue.ts';
import { type NationId, opponent, type Side, type UnitId, type ZoneId } from '../catalogue/ids.ts';
import { landOf } from '../rules/3-game-map/3.2-counting.ts';
import { mayRaiseAt, raiseAt } from '../rules/7-interphase/7.3.4-placing.ts';
import { log, must, say } from '../text/speech.ts';
import { called, type Europe, force, zone } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { isSettingOut } from './moments.ts';
import { mayRiseAt } from './rising.ts';

const CARD = cardId('38C');
const SPAIN = 'spain' as NationId;
const HARRIED_BY = 2;

/** Militia are all alike: the first of the reserve takes up arms. */
const militia = (g: Europe): UnitId | undefined =>
  g.units.find(({ id, at }) => at === 'reserve' && unitCard(id).nation === SPAIN && unitCard(id).kind === 'militia')
    ?.id;
const mayPlace = (g: Europe, unit: UnitId, at: ZoneId, side: Side): Verdict =>
  mayRiseAt(g, at, side) ?? mayRaiseAt(g, unit, at, false);

const mayCallUp = (g: Europe, side: Side): Verdict => {
  const unit = militia(g);
  return (
    must('2.1', unit !== undefined, 'guerrilla.noMilitia') ??
    must(
      '2.1',
      unit !== undefined && landOf(g, SPAIN).some((at) => mayPlace(g, unit, at, side) === undefined),
      'guerrilla.nowhere',
    )
  );
};

function* callUp(g: Europe, side: Side): Script {
  const unit = militia(g);
  if (unit === undefined) throw new Error('38C: no militia is left');
  const { zone: at } = yield* ask(
    choice<AnswerOf<'raiseAt'>>({
      by: side,
      rule: '2.1',
      prompt: say('raise.where', { unit }),
      among: landOf(g, SPAIN).map((id) => ({ kind: 'raiseAt', zone: id })),
      may: (answer) => mayPlace(g, unit, answer.zone, side),
    }),
  );
  raiseAt(g, unit, at, false);
  log(g, '2.1', 'raise.raised', { unit, zone: at });
}

const isInSpain = (g: Europe): Verdict => {
  const at = g.march === null ? undefined : force(g, g.march.force).zone;
  return must('6.4', at !== undefined && zone(g, at).nation === SPAIN, 'guerrilla.notSpain');
};

/** 38C Guerrilla, in the War of Liberation: a militia takes up arms; or an Empire force in Spain is harried, and tests at the end of its activation. */
export const guerrilla: EventRules = [
  { when: 'action', may: mayCallUp, play: callUp },
  {
    when: 'onEnemyActivation',
    may: (g, side) => isSettingOut(g, CARD, opponent(side)) ?? isInSpain(g),
    play: atOnce((g) => {
      if (!g.march) throw new Error('38C: nobody is activated');
      g.march = { ...g.march, cards: [...g.march.cards, { kind: 'harried', by: HARRIED_BY }] };
      log(g, '13.6.1', 'guerrilla.harries', { force: called(g, g.march.force) });
    }),
  },
];
