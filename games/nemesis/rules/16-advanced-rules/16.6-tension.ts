import {
  commanderCard,
  type CommanderId,
  type HexId,
  type Nation,
  type Side,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import { bestRating, commandersAt } from '../../state/stack.ts';
import type { CommanderRow, Nemesis } from '../../state/state.ts';
import { ratingOf } from '../3-pieces/3.4-ratings.ts';

/**
 * 16.6 The partners of the Coalition fall out in the Turn after a decisive victory of the French, as long as these have
 * more Battle points (rulings/16.6-tension.md).
 */
export const isTense = ({ agreed, politics, clock, ledgers }: Nemesis): boolean =>
  agreed.tension &&
  politics.frenchTriumph > 0 &&
  clock.turn === politics.frenchTriumph + 1 &&
  ledgers.french.battlePoints > ledgers.coalition.battlePoints;

/** Contingents that have gone over, and the Saxons of Torgau, have no commanders of their own and follow anyone. */
const followsAnyone = (unit: UnitId): boolean => {
  const { mayDefect, neutral } = unitCard(unit);
  return mayDefect || neutral;
};

const isOf = (nation: Nation, id: CommanderId): boolean => commanderCard(id).nation === nation;

/** 16.6 in 8.1 and 8.2 Does this unit obey one of these commanders? At odds, only one of its own nation. */
export const obeys = (g: Nemesis, unit: UnitId, commanders: readonly CommanderRow[]): boolean => {
  const { side, nation } = unitCard(unit);
  if (side !== 'coalition' || !isTense(g) || followsAnyone(unit)) return commanders.length > 0;
  return commanders.some(({ id }) => isOf(nation, id));
};

/**
 * 16.6 in 8.1 Could these commanders rally all these units between them? Each nation has the ratings of its own
 * commanders, and those who follow anyone share what is left over.
 */
export const canRallyAll = (g: Nemesis, commanders: readonly CommanderRow[], units: readonly UnitId[]): boolean => {
  const ratings = (of: readonly CommanderRow[]): number => of.reduce((sum, { id }) => sum + ratingOf(g, id), 0);
  if (units.length > ratings(commanders)) return false;
  const [first] = units;
  if (first === undefined || unitCard(first).side !== 'coalition' || !isTense(g)) return true;
  const bound = units.filter((unit) => !followsAnyone(unit));
  return bound.every((unit) => {
    const { nation } = unitCard(unit);
    const compatriots = bound.filter((each) => unitCard(each).nation === nation).length;
    return compatriots <= ratings(commanders.filter(({ id }) => isOf(nation, id)));
  });
};

/** The nations of the commanders with the highest rating; of several their owner may name any. */
const nationsOfTheBest = (g: Nemesis, side: Side, hex: HexId): readonly Nation[] => {
  const best = bestRating(g, side, hex);
  return commandersAt(g, side, hex)
    .filter(({ id }) => ratingOf(g, id) === best)
    .map(({ id }) => commanderCard(id).nation);
};

const DISCORD = 1;

/** 16.6 in 10.4 One off the score of a stack whose best commander is of another nation than the one he is called to help. */
export const discordBetween = (g: Nemesis, side: Side, hex: HexId, main: HexId): number => {
  if (side !== 'coalition' || !isTense(g)) return 0;
  const helpers = nationsOfTheBest(g, side, hex);
  const helped = nationsOfTheBest(g, side, main);
  if (helpers.length === 0 || helped.length === 0) return 0;
  return helpers.some((nation) => helped.includes(nation)) ? 0 : DISCORD;
};
