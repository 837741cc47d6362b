import type { Script } from '@bivouac/kernel';
import type { CommanderId, UnitId } from '../../catalogue.ts';
import { campaignOf, type Nemesis } from '../../state.ts';

/** 15.2 The garrisons of the East, which the French have brought home before the campaign. */
export const evacuatedCounters = (g: Nemesis): ReadonlySet<UnitId | CommanderId> =>
  new Set(
    g.agreed.evacuatedGarrisons
      ? (campaignOf(g)?.evacuation ?? []).flatMap(({ units, commanders }) => [...units, ...commanders])
      : [],
  );

export function* placeEvacuated(g: Nemesis): Script {
  g.clock = { ...g.clock, phase: 'firstDepots' };
}
