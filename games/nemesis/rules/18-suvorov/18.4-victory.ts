import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { occupies } from '../../state/stack.ts';
import { campaignOf, type Nemesis, scenarioOf } from '../../state/state.ts';

/** 18.4a In 1799 a victory city counts for those whose own units occupy it, and for nobody else. */
export const citiesOccupied = (g: Nemesis, side: Side): readonly HexId[] =>
  scenarioOf(g).victoryCities.filter((hex) => occupies(g, side, hex));

/** 18.4 The reckoning of 1799 is that of 14.4, but for the cities and for the lead that the Coalition needs. */
export const victoryRule = (g: Nemesis): '14.4' | '18.4' => (campaignOf(g) ? '14.4' : '18.4');
