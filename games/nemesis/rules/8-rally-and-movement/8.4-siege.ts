import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { stackAt } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';

const BESIEGERS = 2;

/**
 * 8.4 General Exception: a unit alone in a city is besieged when two or more undisrupted enemy units stand on one
 * neighbouring hex. A river does not matter, a barred side does (ruling A-15).
 */
export const isBesieged = (g: Nemesis, side: Side, hex: HexId): boolean => {
  const garrison = stackAt(g, hex);
  if (garrison?.side !== side || garrison.units.length !== 1) return false;
  const city = boardOf(g).byId.get(hex);
  if (!city?.city) return false;
  return city.links.some(({ open, to }) => {
    const neighbour = open ? stackAt(g, to) : undefined;
    return neighbour !== undefined && neighbour.side !== side && neighbour.undisrupted >= BESIEGERS;
  });
};
