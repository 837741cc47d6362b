import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { Side, UnitId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  armyOf,
  called,
  type Europe,
  force,
  type ForceId,
  type Grant,
  hasForce,
  opponent,
  putUnit,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';
import { declareForcedMarch } from '../12-land-movement/12.3-forced-marches.ts';
import { movementFactor } from '../12-land-movement/12.1-movement-factor.ts';
import { noteFirstMarch } from '../20-scenarios/20.2-march-column.ts';
import { callIn } from './9.1-calling-in.ts';
import { maySpare } from '../12-land-movement/12.2-detaching.ts';
import { newMarch } from './9.1-new-march.ts';
import { replacements } from '../20-scenarios/20.1-replacements.ts';

/** 9.1 Between the two armies of a group, each within its own command. */
const maySwap = (g: Europe, unit: UnitId, from: ForceId, to: ForceId): Verdict => {
  const body = bodyOf(g, to);
  return maySpare(g, from, unit) ?? mayCommand(g, { ...body, units: [...body.units, unitRow(g, unit)] });
};

/** 9.1 Only two armies that are activated as one exchange units, before they move; each unit once. */
function* swapUnits(g: Europe, side: Side, one: ForceId, other: ForceId): Script {
  const swapped: UnitId[] = [];
  const goal = (unit: UnitId): readonly [ForceId, ForceId] =>
    unitRow(g, unit).at === one ? [one, other] : [other, one];
  for (;;) {
    const question = choice<AnswerOf<'swap'> | typeof DONE>({
      by: side,
      rule: '9.1',
      prompt: say('swap.which', { force: called(g, one), other: called(g, other) }),
      among: [...unitsAt(g, one), ...unitsAt(g, other)].map(({ id }) => ({ kind: 'swap', unit: id })),
      may: (answer) =>
        answer.kind === 'swap'
          ? (must('9.1', !swapped.includes(answer.unit), 'swap.already') ??
            maySwap(g, answer.unit, ...goal(answer.unit)))
          : undefined,
      or: [DONE],
    });
    if (!offers(question, 2)) return;
    const answer = yield* ask(question);
    if (answer.kind === 'done') return;
    putUnit(g, answer.unit, goal(answer.unit)[1]);
    swapped.push(answer.unit);
  }
}

/** 9.1 A force is activated: supply, exchange of units, forces called in, cards on either side, and the forced march. */
export function* setOut(
  g: Europe,
  side: Side,
  id: ForceId,
  { beside = null, grant = null }: { readonly beside?: ForceId | null; readonly grant?: Grant | null },
): Script {
  g.march = newMarch(g, id, beside, grant);
  log(g, '9.1', 'activation.begins', { force: called(g, id), zone: force(g, id).zone });
  for (const each of beside === null ? [id] : [id, beside]) yield* replacements(g, each);
  if (beside !== null) yield* swapUnits(g, side, id, beside);
  if (armyOf(g, id) !== undefined) yield* callIn(g, side, id);
  yield* reactions(g, 'onEnemyActivation', [opponent(side)]);
  yield* reactions(g, 'onOwnActivation', [side]);
  if (hasForce(g, id)) noteFirstMarch(g, id);
  if (!g.march || !hasForce(g, id)) return;
  g.march = { ...g.march, factor: movementFactor(g, g.march) };
  yield* declareForcedMarch(g, side);
}
