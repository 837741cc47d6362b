import { isMinor, leader as leaderCard } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  battle,
  eventDice,
  type NapoleonicWars,
  opposite,
  ratingFactor,
  type SideOfBattle,
  strengthIn,
  type Which,
} from '../../state/state.ts';

/** The Units and leaders of a side that are alive. */
export const piecesOf = (g: NapoleonicWars, { nations }: SideOfBattle, at: DuchyId): number =>
  nations.reduce((sum, nation) => sum + strengthIn(g, at, nation), 0);

/** 11.21 Two dice if more than half are French, none if at least half are Minors, else one. */
export const nationalityBonus = (g: NapoleonicWars, nations: readonly Nation[], at: DuchyId): number => {
  const all = nations.reduce((sum, nation) => sum + strengthIn(g, at, nation), 0);
  const minors = nations.filter(isMinor).reduce((sum, nation) => sum + strengthIn(g, at, nation), 0);
  if (all === 0 || minors * 2 >= all) return 0;
  return nations.includes('france') && strengthIn(g, at, 'france') * 2 > all ? 2 : 1;
};

/**
 * 11.2, 11.33 Dice of a side in this Round: one for each undisrupted piece but the Commander, his Battle Rating, nationality,
 * events, ground, and failed evasions of the enemy. Disrupts in excess take the rating first, then other bonuses.
 */
export const battleDice = (g: NapoleonicWars, which: Which): number => {
  const { at, round, terrain, ...sides } = battle(g);
  const side = sides[which];
  const commanded = side.commander !== null;
  const followers = Math.max(0, piecesOf(g, side, at as DuchyId) - (commanded ? 1 : 0));
  const excess = Math.max(0, side.disrupted - followers);
  const events = eventDice(battle(g), which);
  const rating =
    side.commander !== null && doesRatingCount(g, which)
      ? leaderCard(side.commander).battle * ratingFactor(battle(g), which)
      : 0;
  const first = round === 1 ? (which === 'inactive' ? terrain : 0) + sides[opposite(which)].failedEvasions : 0;
  const bonus = Math.max(0, side.bonus + Math.max(0, events) - Math.max(0, excess - 1));
  const pieces = Math.max(0, followers - side.disrupted);
  // Fewer dice by an event never leave a side that can still fight without one.
  const dice = pieces + rating + bonus + first + Math.min(0, events);
  return Math.max(pieces > 0 ? 1 : 0, dice);
};
/** 9.7, 11.33 Does a side have a Commander whose rating counts, and who is not disrupted? */
export const doesRatingCount = (g: NapoleonicWars, which: Which): boolean => {
  const { at, [which]: side } = battle(g);
  if (side.commander === null || !side.rated) return false;
  return side.disrupted <= Math.max(0, piecesOf(g, side, at as DuchyId) - 1);
};
