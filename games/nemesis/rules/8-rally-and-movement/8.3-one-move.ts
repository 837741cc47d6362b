import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { commandersAt, stackAt } from '../../state/stack.ts';
import { isIdle } from '../16-advanced-rules/16.1-on-the-march.ts';
import type { CommanderRow, Nemesis, UnitRow } from '../../state/state.ts';

/** 8.3, 16.2 Units that stand where the phase found them: they have not marched, or their order was lost and they stayed. */
export const unitsThatStood = (g: Nemesis, side: Side, hex: HexId): readonly UnitRow[] => {
  const stack = stackAt(g, hex);
  return stack?.side === side ? stack.units.filter(({ marched }) => marched === 'no' || marched === 'kept') : [];
};

/** 8.3 A combat unit moves once a Turn: these still may. */
export const unitsYetToMarch = (g: Nemesis, side: Side, hex: HexId): readonly UnitRow[] => {
  const stack = stackAt(g, hex);
  return stack?.side === side ? stack.units.filter(({ marched }) => marched === 'no') : [];
};

/** 8.3 A commander moves once a Turn; one who stayed while he sent others off may still do so (ruling A-78); 16.1 a card may leave him idle. */
export const commandersYetToMove = (g: Nemesis, side: Side, hex: HexId): readonly CommanderRow[] =>
  commandersAt(g, side, hex).filter(({ id, moved }) => !moved && !isIdle(g, id));
