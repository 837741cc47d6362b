import type { Faction, Major } from '../../catalogue/ids.ts';
import { turnOf, type WarAndPeace } from '../../state/index.ts';

/** G.3.d, G.3.f Those who put a state out may attack it from their next turn on. */
export const mayFallOn = (g: WarAndPeace, nation: Major, side: Faction): boolean => {
  const dropped = g.history.dropped[nation];
  // M.3.a Attacked by its former friends it would turn to the French, and Russia never does.
  if (nation === 'russia' && side === 'anti') return false;
  return dropped !== undefined && dropped.by === side && dropped.turn < turnOf(g.clock);
};
