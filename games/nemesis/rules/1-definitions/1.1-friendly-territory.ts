import { hexAt, isFriendly as isFriendlyLand } from '../../board.ts';
import type { HexId, Side } from '../../catalogue.ts';
import { boardOf, type Nemesis } from '../../state.ts';

/** 1.1, 18.5 Land is friendly to the sides that the scenario names, as long as it says, whoever stands on it. */
export const isFriendly = (g: Nemesis, side: Side, hex: HexId): boolean =>
  isFriendlyLand(hexAt(boardOf(g), hex), side, g.clock.turn);

/**
 * 1.1 An enemy city stops a supply route or a depot chain: one in land that is friendly to the opponent alone.
 * Land that has turned against both sides after Turn 5 of 1799 stops nobody (rulings/18.5-friendly-zones.md).
 */
export const isEnemyCity = (g: Nemesis, side: Side, hex: HexId): boolean => {
  const { city, zone } = hexAt(boardOf(g), hex);
  return city !== undefined && zone.blocksRoutesOf.includes(side);
};
