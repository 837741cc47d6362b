import { fact } from '@bivouac/kernel';
import { placeOf } from '../../catalogue/board.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { bothSides, fieldForces, type Ground, opponent, zone, zonesInField } from '../../state/state.ts';

/** Has the side a force in the open field of this zone? */
export const occupies = (g: Ground, side: Side, id: ZoneId): boolean => fieldForces(g, id, side).length > 0;

const BITS = 16;
/** A short text for a set of zones: equal sets have equal texts, in whatever order they are walked. */
export const textOf = (zones: Iterable<ZoneId>): string => {
  const words: number[] = [];
  for (const id of zones) {
    const { index } = placeOf(id);
    const word = Math.floor(index / BITS);
    while (words.length <= word) words.push(0);
    words[word] = (words[word] ?? 0) | (1 << (index % BITS));
  }
  return String.fromCharCode(...words);
};

const texts = fact((forces: Ground['forces'], units: Ground['units'], nations: Ground['nations']) =>
  bothSides((side) => textOf(zonesInField({ forces, units, nations }, side))),
);
/** Where a side has forces in the open field, as a text. */
export const whereItStands = ({ forces, units, nations }: Ground, side: Side): string =>
  texts(forces, units, nations)[side];

/** 13.3 Zones where both sides stand: a battle is at hand there. */
export const contested = (g: Ground, side: Side): readonly ZoneId[] =>
  [...zonesInField(g, opponent(side))].filter((id) => occupies(g, side, id));

/** 13.3 A line does not reach a place without walls where the enemy stands, unless it is being fought for. */
export const isOverrun = (g: Ground, side: Side, id: ZoneId): boolean =>
  zone(g, id).fortress !== 'active' && occupies(g, opponent(side), id) && !occupies(g, side, id);
