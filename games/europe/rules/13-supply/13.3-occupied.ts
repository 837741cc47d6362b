import { fact } from '@bivouac/kernel';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { bothSides, type Ground, opponent, sideOfForce, zone } from '../../state/state.ts';

/** Zones where a side has forces in the open field; the key tells two such sets apart. */
export interface Occupied {
  readonly zones: ReadonlySet<ZoneId>;
  readonly key: string;
}

const occupiedBy = fact(
  (forces: Ground['forces'], units: Ground['units'], nations: Ground['nations']): Readonly<Record<Side, Occupied>> => {
    const found = bothSides(() => new Set<ZoneId>());
    for (const { id, zone, inside } of forces) {
      if (inside) continue;
      const side = sideOfForce({ forces, units, nations }, id);
      if (side === 'empire' || side === 'coalition') found[side].add(zone);
    }
    return bothSides((side) => ({ zones: found[side], key: [...found[side]].toSorted().join(' ') }));
  },
);
export const occupied = ({ forces, units, nations }: Ground, side: Side): Occupied =>
  occupiedBy(forces, units, nations)[side];

/** 13.3 Zones where both sides stand: a battle is at hand there. */
export const contested = (g: Ground, side: Side): readonly ZoneId[] =>
  [...occupied(g, opponent(side)).zones].filter((id) => occupied(g, side).zones.has(id));

/** 13.3 A line does not reach a place without walls where the enemy stands, unless it is being fought for. */
export const isOverrun = (g: Ground, side: Side, id: ZoneId): boolean =>
  zone(g, id).fortress !== 'active' && occupied(g, opponent(side)).zones.has(id) && !occupied(g, side).zones.has(id);
