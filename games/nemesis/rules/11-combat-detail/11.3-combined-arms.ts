import { type HexId, unitCard } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import type { Nemesis, UnitRow } from '../../state/state.ts';
import { line, type Line } from './11.2-sheet.ts';

const BONUS: Readonly<Record<number, number>> = { 2: 2, 3: 4 };

/** 16.1 In the rain the arms can do less for each other. */
const asTheWeatherAllows = (g: Nemesis, bonus: number): number =>
  Math.min(bonus, ...inForce(g, 'armsAtMost').map((effect) => effect.bonus));

/** 11.3, 11.6 Two arms in good order side by side add two, all three add four. */
export const combinedArms = (
  g: Nemesis,
  rule: '11.3' | '11.6',
  hex: HexId,
  units: readonly UnitRow[],
): readonly Line[] => {
  const arms = new Set(units.filter(({ disrupted }) => !disrupted).map(({ id }) => unitCard(id).arm)).size;
  const value = BONUS[arms];
  return value === undefined ? [] : [line(rule, 'value.arms', { hex, arms, value: asTheWeatherAllows(g, value) })];
};
