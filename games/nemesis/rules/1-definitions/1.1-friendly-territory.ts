import { lastingFact } from '@bivouac/kernel';
import { type Hex, hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import type { Zone } from '../../scenario/scenario.ts';
import { boardOf, type Nemesis, opponent } from '../../state/state.ts';
import type { Politics } from '../../state/state-1813.ts';
import { allegianceOf } from '../14-campaign-of-1813/14.9-allegiance.ts';

/** How a stretch of land stands to the two sides. */
export type Standing = Pick<Zone, 'friendlyTo' | 'suppliesAlso' | 'blocksRoutesOf' | 'closedTo' | 'throughTurn'>;

const standings = lastingFact((politics: Politics) =>
  lastingFact((zone: Zone): Standing => allegianceOf(politics, zone)),
);

export const standingOf = (g: Nemesis, { zone }: Hex): Standing =>
  zone.land === undefined ? zone : standings(g.politics)(zone);

/** 1.1, 7.7, 18.5 Is this land friendly to the side in that Turn, for all purposes? */
export const isFriendlyIn = (g: Nemesis, side: Side, hex: HexId, turn: number): boolean => {
  const { friendlyTo, throughTurn } = standingOf(g, hexAt(boardOf(g), hex));
  return turn <= throughTurn && friendlyTo.includes(side);
};

/** 1.1, 18.5 Land is friendly to the sides that the scenario names, as long as it says, no matter who stands on it. */
export const isFriendly = (g: Nemesis, side: Side, hex: HexId): boolean => isFriendlyIn(g, side, hex, g.clock.turn);

/** 7.6, 7.7, 14.7 Friendly for forage and Depots; some land is so to a side to which it otherwise is not, the Duchy of Warsaw for one (14.9 too). */
export const isFriendlyForSupplyIn = (g: Nemesis, side: Side, hex: HexId, turn: number): boolean =>
  isFriendlyIn(g, side, hex, turn) || standingOf(g, hexAt(boardOf(g), hex)).suppliesAlso.includes(side);
export const isFriendlyForSupply = (g: Nemesis, side: Side, hex: HexId): boolean =>
  isFriendlyForSupplyIn(g, side, hex, g.clock.turn);

/**
 * 6.2 bp2, 7.8 An enemy city stops a supply route or a depot chain: one in land that is friendly to the opponent alone,
 * supply considered (ruling A-68). Land that has turned against both sides after Turn 5 of 1799 stops nobody
 * (rulings/18.5-friendly-zones.md).
 */
export const stopsRoutesOf = (g: Nemesis, side: Side, hex: Hex): boolean =>
  hex.city !== undefined && standingOf(g, hex).blocksRoutesOf.includes(side);

/** 12.1 A city in enemy territory: land that is friendly to the opponent alone, no matter who may draw supply from it (ruling A-68). */
export const isEnemyCity = (g: Nemesis, side: Side, hex: Hex): boolean => {
  if (hex.city === undefined) return false;
  const { friendlyTo, throughTurn } = standingOf(g, hex);
  return g.clock.turn <= throughTurn && friendlyTo.includes(opponent(side)) && !friendlyTo.includes(side);
};
