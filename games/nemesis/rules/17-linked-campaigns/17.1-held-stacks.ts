import type { Verdict } from '@bivouac/kernel';
import { distance, hexAt } from '../../catalogue/board.ts';
import type { HexId, UnitId } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { stacksOf } from '../../state/stack.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import { boardOf, type Nemesis, unit } from '../../state/state.ts';
import { rulesOf1812 } from './17.1-rules-of-1812.ts';

/** A stack of 1812 that waits in the rear until its Turn, or until an enemy attacks it or comes near (rulings/17.1-held-stacks.md). */
const holdOf = (g: Nemesis, id: UnitId) => {
  const released = g.politics.invasion?.released ?? [];
  return rulesOf1812(g)?.held.find(
    ({ hex, units, fromTurn }) => units.includes(id) && g.clock.turn < fromTurn && !released.includes(hex),
  );
};

/** Such a unit neither moves, attacks nor supports an attack. */
export const mayActYet = (g: Nemesis, id: UnitId): Verdict => {
  const hold = holdOf(g, id);
  return hold && must('17.1', false, 'held.waits', { hex: hold.hex, turn: hold.fromTurn });
};

export const mayAllActYet = (g: Nemesis, units: readonly UnitId[]): Verdict => {
  for (const id of units) {
    const refusal = mayActYet(g, id);
    if (refusal) return refusal;
  }
  return undefined;
};

const alarm = (g: Nemesis, hex: HexId): void => {
  const { alarmed = [] } = g.politics.invasion ?? {};
  if (!alarmed.includes(hex)) changeInvasion(g, { alarmed: [...alarmed, hex] });
};

/** An attack that goes in on them wakes them, from the next Turn on. */
export const alarmByAttack = (g: Nemesis, to: HexId): void => {
  if (rulesOf1812(g)?.held.some(({ hex }) => hex === to)) alarm(g, to);
};

/** So does an enemy who ends the Turn close by. */
export const wakeHeldStacks = (g: Nemesis): void => {
  const board = boardOf(g);
  for (const { hex, units, within } of rulesOf1812(g)?.held ?? []) {
    const isThere = units.some((id) => unit(g, id).at === hex);
    const isNear = stacksOf(g, 'coalition').some(
      (stack) => distance(hexAt(board, stack.hex), hexAt(board, hex)) <= within,
    );
    if (isThere && isNear) alarm(g, hex);
  }
  const { alarmed = [], released = [] } = g.politics.invasion ?? {};
  if (alarmed.length > 0) changeInvasion(g, { alarmed: [], released: [...released, ...alarmed] });
};
