import { type Agreed, STANDARD } from '../../scenario/agreed.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** 17.1, 17.7 In 1812 there are no cards, and of the optional and advanced rules crowding alone; in the linked game the others wait for 1813 (rulings/17.1-options.md). */
export const agreedAtFirst = ({ link }: Scenario, agreed: Agreed): Agreed => {
  if (!link) return agreed;
  const { hitsOnWinner, crowding, bridgeheads, armisticeDepots } = agreed;
  return { ...STANDARD, hitsOnWinner, crowding, bridgeheads, armisticeDepots };
};
