import type { HexId } from '../../catalogue/catalogue.ts';
import type { UnitRow } from '../../state/state.ts';
import { halved, quartered } from '../1-definitions/1.2-rounding.ts';
import { line, type Line, sum } from './11.2-sheet.ts';

export type Weariness = 'fresh' | 'halved' | 'quartered';

/**
 * 11.2 bp3 One unit that force marched or has fought this Turn halves its whole stack. Both together, be it in two
 * different units, or a second combat quarter it (rulings/11.2-taken-part.md).
 */
export const weariness = (units: readonly UnitRow[]): Weariness => {
  const forced = units.some(({ marched }) => marched === 'forced');
  const fought = units.some(({ combats }) => combats > 0);
  const foughtTwice = units.some(({ combats }) => combats > 1);
  if (foughtTwice || (forced && fought)) return 'quartered';
  return forced || fought ? 'halved' : 'fresh';
};

/** 11.2 bp3 What the stack's weariness takes off the lines above. */
export const wearied = (hex: HexId, units: readonly UnitRow[], above: readonly Line[]): readonly Line[] => {
  const before = sum(above);
  switch (weariness(units)) {
    case 'fresh':
      return above;
    case 'halved': {
      const after = halved(before);
      return [...above, line('11.2 bp3', 'value.halved', { hex, before, after, value: after - before })];
    }
    case 'quartered': {
      const after = quartered(before);
      return [...above, line('11.2 bp3', 'value.quartered', { hex, before, after, value: after - before })];
    }
  }
};
