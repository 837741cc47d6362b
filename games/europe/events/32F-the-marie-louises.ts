import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { army as armyCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { NationId, Side, UnitId } from '../catalogue/ids.ts';
import { isLineCorps } from '../rules/6-cards/6.4-owed-pieces.ts';
import { mayRaiseAt, raiseAt } from '../rules/7-interphase/7.3.4-placing.ts';
import { reinforcementZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { log, must, say } from '../text/speech.ts';
import { armyOf, called, type Europe, forceCalled, type ForceId, forcesOf, unitsAt } from '../state/state.ts';
import { completeSome } from '../rules/2-game-pieces/2.1-completing.ts';
import type { EventRules, EventUse } from './event.ts';

const FRANCE = 'france' as NationId;
const UNITS = 2;

const reducedIn = (g: Europe, id: ForceId): readonly UnitId[] =>
  unitsAt(g, id).flatMap((row) => (row.reduced && unitCard(row.id).nation === FRANCE ? [row.id] : []));
const armiesToFill = (g: Europe, side: Side): readonly ForceId[] =>
  forcesOf(g, side).filter((id) => {
    const army = armyOf(g, id);
    return army !== undefined && armyCard(army).nation === FRANCE && isSupplied(g, id) && reducedIn(g, id).length > 0;
  });

function* fillArmy(g: Europe, side: Side): Script {
  const { force } = yield* ask<AnswerOf<'raiseWith'>>({
    by: side,
    rule: '6.4',
    prompt: say('conscripts.whichArmy'),
    answers: armiesToFill(g, side).map((id) => ({ kind: 'raiseWith', force: called(g, id) })),
  });
  const id = forceCalled(g, force);
  yield* completeSome(g, side, UNITS, () => reducedIn(g, id));
}

/** A corps of the line, but none of the last levies (33F). */
const isConscripted = (id: UnitId): boolean => isLineCorps(id, FRANCE) && unitCard(id).code === 'none';
const corpsToRaise = (g: Europe): readonly UnitId[] =>
  g.units.flatMap(({ id, at }) =>
    at === 'reserve' &&
    isConscripted(id) &&
    reinforcementZones(g, FRANCE).some((zone) => mayRaiseAt(g, id, zone, true) === undefined)
      ? [id]
      : [],
  );

function* raiseCorps(g: Europe, side: Side): Script {
  const { unit } = yield* ask<AnswerOf<'conscriptCorps'>>({
    by: side,
    rule: '6.4',
    prompt: say('conscripts.whichCorps'),
    answers: corpsToRaise(g).map((id) => ({ kind: 'conscriptCorps', unit: id })),
  });
  const { zone } = yield* ask(
    choice<AnswerOf<'raiseAt'>>({
      by: side,
      rule: '7.3.4',
      prompt: say('raise.where', { unit }),
      among: reinforcementZones(g, FRANCE).map((at) => ({ kind: 'raiseAt', zone: at })),
      may: (answer) => mayRaiseAt(g, unit, answer.zone, true),
    }),
  );
  raiseAt(g, unit, zone, true);
  log(g, '6.4', 'raise.raised', { unit, zone });
}

const uses = (when: EventUse['when']): EventRules => [
  {
    when,
    use: 'a',
    may: (g, side) => must('6.4', armiesToFill(g, side).length > 0, 'conscripts.noArmy'),
    play: fillArmy,
  },
  { when, use: 'b', may: (g) => must('6.4', corpsToRaise(g).length > 0, 'conscripts.noCorps'), play: raiseCorps },
];

/** 32F The Marie-Louises: conscripts fill two units of a supplied French army, or make a corps of the line at half strength. */
export const marieLouises: EventRules = [...uses('budgetPhase'), ...uses('action')];
