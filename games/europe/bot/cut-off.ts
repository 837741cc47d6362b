import { thought } from '@bivouac/bots';
import { neighbours } from '../catalogue/board.ts';
import { zone as zoneCard } from '../catalogue/catalogue.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { countsFor } from '../rules/3-game-map/3.2-counting.ts';
import { type Europe, holder, isHeldBy } from '../state/state.ts';
import { keysOfSide, MANTUA } from './keys.ts';
import type { Situation } from './situation.ts';

/** 13.3 The fortresses that could carry a line on. */
const around = (at: ZoneId): readonly ZoneId[] => {
  const near = neighbours(at);
  return [...new Set([...near, ...near.flatMap((id) => neighbours(id))])].filter((id) => zoneCard(id).fortress > 0);
};

/** 15.5 The position with the flag of a key zone over another zone too, and its fortress in use again. */
const withFlagOver = (g: Europe, at: ZoneId, key: ZoneId): Europe => ({
  ...g,
  zones: g.zones.map((row) =>
    row.id === at ? { ...row, control: holder(g, key), fortress: 'active' as const, siege: null } : row,
  ),
});

const A_KEY = 10;

/** 3.2 A key zone that was taken counts for nothing while no line leads to it: the zones that would carry one there. */
export const openings = thought((s: Situation, _about: 'openings'): ReadonlyMap<ZoneId, number> => {
  const { g, side, enemy } = s;
  const found = new Map<ZoneId, number>();
  const keys = [...keysOfSide(g, enemy), ...(side === 'coalition' ? [MANTUA] : [])];
  for (const key of keys) {
    if (!isHeldBy(g, key, side) || countsFor(g, key, side)) continue;
    for (const id of around(key))
      if (isHeldBy(g, id, enemy) && countsFor(withFlagOver(g, id, key), key, side)) found.set(id, A_KEY);
  }
  return found;
});
