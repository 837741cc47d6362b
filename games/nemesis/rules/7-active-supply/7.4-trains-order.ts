import type { Side } from '../../catalogue/catalogue.ts';
import { campaignOf, type Nemesis, scenarioOf } from '../../state/state.ts';
import { halved } from '../1-definitions/1.2-rounding.ts';
import { sequelOf } from '../17-linked-campaigns/17.1-rules-of-1812.ts';
import { isBeforeChange } from '../17-linked-campaigns/17.4-options.ts';

/** 14.15d The row of the Set Up Card that holds once the Armistice is over; undefined before, and without one. */
const armisticeFigure = (g: Nemesis, side: Side): number | undefined => {
  const armistice = g.politics.armistice === null ? undefined : campaignOf(g)?.armistice;
  return armistice?.supplyTrains[side][g.clock.turn - armistice.resumeTurn];
};

/**
 * The Supply Trains on a player's Set Up Card for this Turn, before any adjustment. 14.15d After an Armistice another row
 * holds, 16.5 and the mean of both if Austria's neutrality was bought. 17.5 e, f Until it changes its sources a side has
 * the figure of January.
 */
export const cardFigure = (g: Nemesis, side: Side): number => {
  const before = sequelOf(g)?.link.trainsBefore[side];
  if (before !== undefined && isBeforeChange(g, side)) return before;
  const figure = scenarioOf(g).supplyTrains[side][g.clock.turn - 1] ?? 0;
  const after = armisticeFigure(g, side);
  if (after === undefined) return figure;
  return g.politics.bargain ? halved(figure + after) : after;
};

/** 7.4, 8.2, 13.2 The player with more Supply Trains on his card begins; the French if they are level (rulings/7.4-ties.md). */
export const trainsOrder = (g: Nemesis): readonly [Side, Side] =>
  cardFigure(g, 'coalition') > cardFigure(g, 'french') ? ['coalition', 'french'] : ['french', 'coalition'];
