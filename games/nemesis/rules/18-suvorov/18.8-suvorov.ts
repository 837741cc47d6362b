import { commanderCard, commanderId } from '../../catalogue.ts';
import { commandersAt } from '../../stack.ts';
import type { Nemesis, UnitRow } from '../../state.ts';
import type { HexId } from '../../catalogue.ts';

export const SUVOROV = commanderId('Suvorov');

/** 18.8 Suvorov adds one Combat Factor for each unit in good order that fights under his eyes, up to three. */
export const suvorovsFactors = (g: Nemesis, hex: HexId, units: readonly UnitRow[]): number => {
  const { side, combat } = commanderCard(SUVOROV);
  if (!commandersAt(g, side, hex).some(({ id }) => id === SUVOROV)) return 0;
  const inGoodOrder = units.filter(({ disrupted }) => !disrupted).length;
  return Math.min(inGoodOrder * combat.cfPerUnit, combat.max);
};
