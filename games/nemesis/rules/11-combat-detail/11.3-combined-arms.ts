import { type HexId, unitCard } from '../../catalogue.ts';
import type { UnitRow } from '../../state.ts';
import { line, type Line } from './11.2-sheet.ts';

const BONUS: Readonly<Record<number, number>> = { 2: 2, 3: 4 };

/** 11.3, 11.6 Two arms in good order side by side add two, all three add four. */
export const combinedArms = (rule: '11.3' | '11.6', hex: HexId, units: readonly UnitRow[]): readonly Line[] => {
  const arms = new Set(units.filter(({ disrupted }) => !disrupted).map(({ id }) => unitCard(id).arm)).size;
  const value = BONUS[arms];
  return value === undefined ? [] : [line(rule, 'value.arms', { hex, arms, value })];
};
