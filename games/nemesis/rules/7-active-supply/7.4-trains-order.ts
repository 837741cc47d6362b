import type { Side } from '../../catalogue.ts';
import { type Nemesis, scenarioOf } from '../../state.ts';

/** The Supply Trains on a player's Set Up Card for this Turn, before any adjustment. */
export const cardFigure = (g: Nemesis, side: Side): number => scenarioOf(g).supplyTrains[side][g.clock.turn - 1] ?? 0;

/** 7.4, 8.2, 13.2 The player with more Supply Trains on his card begins; the French if they are level (rulings/7.4-ties.md). */
export const trainsOrder = (g: Nemesis): readonly [Side, Side] =>
  cardFigure(g, 'coalition') > cardFigure(g, 'french') ? ['coalition', 'french'] : ['french', 'coalition'];
