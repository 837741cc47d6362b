import type { Side } from '../../catalogue/catalogue.ts';
import { campaignOf, type Nemesis } from '../../state/state.ts';
import { citiesHeld } from './14.4-victory.ts';

const FRENCH_MAY_REFUSE_UP_TO = 3;
const LATER_UP_TO = 2;
const COALITION_MAY_REFUSE_FROM = 4;

/** 14.15 What the Coalition holds by 14.4a at this moment, without the cities of neutral Austria (ruling A-21). */
export const territorialPoints = (g: Nemesis): number => citiesHeld(g, 'coalition').length;

/**
 * 14.15 The French may refuse a Coalition that holds three territorial points or fewer, two or fewer from Turn 10 on;
 * the Coalition may refuse once it holds four.
 */
export const mayRefuse = (g: Nemesis, side: Side): boolean => {
  const points = territorialPoints(g);
  if (side === 'coalition') return points >= COALITION_MAY_REFUSE_FROM;
  const isLater = g.clock.turn >= (campaignOf(g)?.armistice.stricterFromTurn ?? Infinity);
  return points <= (isLater ? LATER_UP_TO : FRENCH_MAY_REFUSE_UP_TO);
};
