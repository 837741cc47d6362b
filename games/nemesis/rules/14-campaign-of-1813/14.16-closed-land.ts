import type { Verdict } from '@bivouac/kernel';
import type { Hex } from '../../catalogue/board.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import type { RuleRef } from '../../rulebook.ts';
import { must } from '../../text/speech.ts';
import { campaignOf, type Nemesis, opponent } from '../../state/state.ts';
import type { Zone } from '../../scenario/scenario.ts';
import { standingOf } from '../1-definitions/1.1-friendly-territory.ts';

const CLOSED_BY: Readonly<Record<NonNullable<Zone['land']>, RuleRef>> = {
  austria: '14.16',
  torgau: '14.10',
  illyria: '16.5',
  confederation: '14.9',
  prussia: '17.3',
  duchy: '14.7',
  pomerania: '17.1',
};

/** Italy in 1799 has no closed land, and nobody looks for any. */
const closesLand = (g: Nemesis): boolean => campaignOf(g) !== undefined || g.politics.invasion !== undefined;

/** 14.10, 14.16, 16.5 Neutral land, which nothing of either side enters; Switzerland is closed to the Coalition alone (ruling A-80). */
const isClosedLand = (g: Nemesis, side: Side, hex: Hex): boolean => standingOf(g, hex).closedTo.includes(side);

/** 14.11 The two corps at Krakow watch each other: no enemy may come to either. */
const isWatched = (g: Nemesis, side: Side, hex: Hex): boolean =>
  g.politics.armistice === null && campaignOf(g)?.frozen?.[opponent(side)].hex === hex.id;

/** 14.14 The French stay away from Hamburg in the first two Turns. */
const isHamburgClosed = (g: Nemesis, side: Side, hex: Hex): boolean => {
  const hamburg = campaignOf(g)?.hamburg;
  return (
    side === 'french' &&
    hamburg !== undefined &&
    g.clock.turn <= hamburg.closedThroughTurn &&
    hamburg.zone.includes(hex.id)
  );
};

const isClosed = (g: Nemesis, side: Side, hex: Hex): boolean =>
  isClosedLand(g, side, hex) || isWatched(g, side, hex) || isHamburgClosed(g, side, hex);

const whyClosedToSupply = (g: Nemesis, side: Side, hex: Hex): Verdict => {
  const land: RuleRef = hex.zone.land ? CLOSED_BY[hex.zone.land] : '1.1';
  return (
    must(land, !isClosedLand(g, side, hex), 'hex.closedLand', { hex: hex.id }) ??
    must('14.11', !isWatched(g, side, hex), 'hex.watched', { hex: hex.id })
  );
};
const whyClosed = (g: Nemesis, side: Side, hex: Hex): Verdict =>
  whyClosedToSupply(g, side, hex) ??
  must('14.14', !isHamburgClosed(g, side, hex), 'hex.hamburgClosed', { hex: hex.id });

/** What closes a hex to a side's units and commanders, by its rule: ruling A-80. Nearly all are open, and reasons are sought for the others alone. */
export const mayEnter = (g: Nemesis, side: Side, hex: Hex): Verdict =>
  closesLand(g) && isClosed(g, side, hex) ? whyClosed(g, side, hex) : undefined;

/**
 * 1.1, 14.15 (iii), 16.5 Land that keeps anyone who is driven into it: the Ottoman Empire, Switzerland, Austria and Illyria. Torgau,
 * Krakow and Hamburg's district only bar the way (rulings/11.11-closed-land.md).
 */
export const interns = (g: Nemesis, side: Side, hex: Hex): boolean =>
  closesLand(g) && hex.zone.land !== 'torgau' && isClosedLand(g, side, hex);

/** Routes do not pass closed land either (14.10, 16.5); the ban on the French around Hamburg is on units alone (ruling B-21). */
export const isClosedToRoutes = (g: Nemesis, side: Side, hex: Hex): boolean =>
  closesLand(g) && (isClosedLand(g, side, hex) || isWatched(g, side, hex));

/** Nor does a Depot stand there: what closes a hex to Depots, by its rule (rulings A-80 and B-21). */
export const mayStore = (g: Nemesis, side: Side, hex: Hex): Verdict =>
  isClosedToRoutes(g, side, hex) ? whyClosedToSupply(g, side, hex) : undefined;
