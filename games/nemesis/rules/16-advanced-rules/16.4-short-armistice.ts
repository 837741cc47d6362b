import type { HexId } from '../../catalogue/catalogue.ts';
import type { Reinforcement } from '../../scenario/scenario.ts';
import { campaignOf, type Nemesis } from '../../state/state.ts';

/** 16.4 After a truce agreed on Turn 10 or 11 three Russian corps are still on the road, around Allenstein (rulings/16.4-allenstein.md). */
export const hexesOnTheRoad = (g: Nemesis, group: Reinforcement): readonly HexId[] | undefined => {
  const isShort =
    g.agreed.shortArmistice && (g.politics.armistice ?? 0) >= (campaignOf(g)?.armistice.shortFromTurn ?? Infinity);
  return isShort ? group.hexesAfterShortArmistice : undefined;
};
