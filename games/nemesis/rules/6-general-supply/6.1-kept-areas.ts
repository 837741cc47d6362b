import { factOf } from '@bivouac/kernel';
import type { Side } from '../../catalogue/catalogue.ts';
import { isWinter, type Nemesis } from '../../state/state.ts';

export type Season = 'summer' | 'winter';
export const seasonOf = (g: Nemesis): Season => (isWinter(g) ? 'winter' : 'summer');

/**
 * An area that depends on where units and Depots stand, on politics, effects and the season (6.1, 7.8): worked out once for
 * each version of those tables and for a side.
 */
export const keptArea = <Area extends object>(
  work: (g: Nemesis, side: Side) => Area,
): ((g: Nemesis, side: Side) => Area) =>
  factOf((g: Nemesis) => [g.scenario, seasonOf(g), g.units, g.depots, g.politics, g.effects], work);
