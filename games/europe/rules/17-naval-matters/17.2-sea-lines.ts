import { neighbouringSeas, portsOf, seaOfPort } from '../../board.ts';
import type { SeaId, Side, ZoneId } from '../../ids.ts';
import { atSea, type Ground, isBlockaded, opponent } from '../../state.ts';

/** 3.2 A side controls a sea zone while it alone has fleets at sea there. */
export const isHeldAtSea = (g: Ground, sea: SeaId, by: Side): boolean =>
  atSea(g, sea, by).length > 0 && atSea(g, sea, opponent(by)).length === 0;

/** 12.1 No crossing of a strait while an enemy fleet is at sea there; fleets in ports and blockade boxes are not at sea. */
export const isStraitOpen = (g: Ground, sea: SeaId, side: Side): boolean => atSea(g, sea, opponent(side)).length === 0;

/** 13.3 Ports that a line by sea can reach from a port: neither end blockaded, no sea zone that the enemy controls on the way. */
export const portsBySea = (g: Ground, from: ZoneId, side: Side): readonly ZoneId[] => {
  const first = seaOfPort(from);
  if (first === undefined || isBlockaded(g, from, side)) return [];
  const isOpen = (sea: SeaId): boolean => !isHeldAtSea(g, sea, opponent(side));
  const reached = new Set<SeaId>(isOpen(first) ? [first] : []);
  for (const sea of reached) for (const next of neighbouringSeas(sea)) if (isOpen(next)) reached.add(next);
  return [...reached].flatMap((sea) => portsOf(sea).filter((port) => port !== from && !isBlockaded(g, port, side)));
};
