import { derivedLatelyFromAll } from '@bivouac/kernel';
import type { Side } from '../../catalogue/catalogue.ts';
import type { Effect } from '../../state/effects.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { type DepotRow, isWinter, type Nemesis, scenarioOf, type UnitRow } from '../../state/state.ts';
import type { Politics } from '../../state/state-1813.ts';

export type Season = 'summer' | 'winter';
export const seasonOf = (g: Nemesis): Season => (isWinter(g) ? 'winter' : 'summer');

/**
 * An area that depends on where units and Depots stand, on politics, effects and the season (6.1, 7.8): worked out once for
 * each version of those tables and for a side.
 */
export const keptArea = <Area extends object>(
  work: (g: Nemesis, side: Side) => Area,
): ((g: Nemesis, side: Side) => Area) => {
  const kept = derivedLatelyFromAll(
    (
      _scenario: Scenario,
      _side: Side,
      _season: Season,
      _units: readonly UnitRow[],
      _depots: readonly DepotRow[],
      _politics: Politics,
      _effects: readonly Effect[],
    ): { area?: Area } => ({}),
  );
  return (g, side) =>
    (kept(scenarioOf(g), side, seasonOf(g), g.units, g.depots, g.politics, g.effects).area ??= work(g, side));
};
