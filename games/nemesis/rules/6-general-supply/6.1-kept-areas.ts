import { factOf } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { groundHeld } from '../../state/stack.ts';
import { isWinter, type Nemesis } from '../../state/state.ts';

export type Season = 'summer' | 'winter';
export const seasonOf = (g: Nemesis): Season => (isWinter(g) ? 'winter' : 'summer');

/** Where stacks stand, politics, effects and the season: what bears on every route (6.1, 7.8), wherever Depots are. */
const routesRead = (g: Nemesis): readonly unknown[] => [
  g.scenario,
  seasonOf(g),
  groundHeld(g.units),
  g.politics,
  g.effects,
];

/** An area that a side's routes reach from one hex: worked out once as long as nothing bears on routes. */
export const keptReach = <Area extends object>(
  work: (g: Nemesis, side: Side, from: HexId, limit: number) => Area,
): ((g: Nemesis, side: Side, from: HexId, limit: number) => Area) => factOf(routesRead, work);

/** An area that depends on where a side's Depots are, too. */
export const keptArea = <Area extends object>(
  work: (g: Nemesis, side: Side) => Area,
): ((g: Nemesis, side: Side) => Area) =>
  factOf((g: Nemesis) => [g.depots, g.scenario, seasonOf(g), groundHeld(g.units), g.politics, g.effects], work);
