import { type CommanderId, type HexId, unitCard } from '../../catalogue/catalogue.ts';
import type { Nemesis, UnitRow } from '../../state/state.ts';
import { ratingInCombat } from './16.1-the-emperor.ts';
import { isDesignated, isWithoutMark, mayLead, rankOf } from './16.2-authority.ts';
import { loneCavalryCommander } from './16.2-cavalry-corps-commanders.ts';

/** Who leads a stack in combat, how many units in good order he may lead, and what his rating then adds. */
export interface Leader {
  readonly commander: CommanderId;
  readonly rating: number;
  readonly units: number;
  readonly value: number;
  /** 16.2 He leads by his mark; without one 11.5 and 11.7 stand as they are. */
  readonly byMark: boolean;
}

/** 16.2 The most units, then the higher mark; among equals the owner takes the better rating. */
const precedence =
  (g: Nemesis, hex: HexId) =>
  (a: Leader, b: Leader): number =>
    b.units - a.units || rankOf(g, b.commander, hex) - rankOf(g, a.commander, hex) || b.rating - a.rating;

/** 11.5, 11.7 The best of those without a mark leads all who are there, as in the basic rules. */
const leaderWithoutMark = (g: Nemesis, commanders: readonly CommanderId[], units: number): Leader | undefined => {
  const [best] = commanders
    .filter((id) => isWithoutMark(g, id))
    .map((commander): Leader => {
      const rating = ratingInCombat(g, commander);
      return { commander, rating, units, value: Math.min(rating, units), byMark: false };
    })
    .toSorted((a, b) => b.rating - a.rating);
  return best;
};

/**
 * 16.2 in 11.5 and 11.7 The commander who may lead most units of the stack leads it, and his rating counts for no more
 * than those. Units in good order are meant, as in 11.7 (rulings/16.2-reach.md). Where nobody with a mark may lead any
 * unit, one without leads by the basic rules (rulings/16.2-without-a-mark.md).
 */
export const leaderOf = (
  g: Nemesis,
  hex: HexId,
  commanders: readonly CommanderId[],
  units: readonly UnitRow[],
): Leader | undefined => {
  const inGoodOrder = units.filter(({ disrupted }) => !disrupted);
  const horseman = loneCavalryCommander(commanders);
  const [leader] = commanders
    .filter((id) => isDesignated(g, id, hex))
    .map((commander): Leader => {
      const led = inGoodOrder.filter(({ id }) =>
        commander === horseman ? unitCard(id).arm === 'cavalry' : mayLead(g, commander, hex, id),
      ).length;
      const rating = ratingInCombat(g, commander);
      return { commander, rating, units: led, value: Math.min(rating, led), byMark: true };
    })
    .toSorted(precedence(g, hex));
  if (leader && leader.units > 0) return leader;
  return leaderWithoutMark(g, commanders, inGoodOrder.length) ?? leader;
};
