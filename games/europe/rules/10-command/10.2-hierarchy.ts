import { general as generalCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import type { GeneralId, NationId } from '../../catalogue/ids.ts';
import {
  armyOf,
  type Europe,
  force,
  type ForceId,
  forceSteps,
  sideOf,
  stepsOf,
  type UnitRow,
} from '../../state/state.ts';

/** 10.2 Among allied generals, where nothing else decides. Britain and France are never on one side. */
const PRECEDENCE: readonly string[] = ['britain', 'france', 'austria', 'russia', 'prussia', 'suede', 'spain', 'turkey'];
const precedence = (nation: NationId): number => {
  const place = PRECEDENCE.indexOf(nation);
  return place === -1 ? PRECEDENCE.length : place;
};

const first = (...differences: readonly number[]): number => differences.find((difference) => difference !== 0) ?? 0;

/**
 * 10.2 Whose force it is when two meet, the senior first: generals of one nation by their rank; allied generals by army
 * marker, then combat points, then the order of the powers. A corps without a general is below every general.
 */
export const bySeniority = (g: Europe, one: ForceId, other: ForceId): number => {
  const [a, b] = [force(g, one).commander, force(g, other).commander];
  if (a === null || b === null)
    return first(Number(a === null) - Number(b === null), forceSteps(g, other) - forceSteps(g, one));
  const [his, theirs] = [generalCard(a), generalCard(b)];
  if (his.nation === theirs.nation) return his.rank - theirs.rank;
  return first(
    Number(armyOf(g, other) !== undefined) - Number(armyOf(g, one) !== undefined),
    forceSteps(g, other) - forceSteps(g, one),
    precedence(his.nation) - precedence(theirs.nation),
  );
};
export const outranks = (g: Europe, one: ForceId, other: ForceId): boolean => bySeniority(g, one, other) < 0;

/** 10.2 A general of higher rank in the same nation never serves under a lower one. */
export const mayServeUnder = (general: GeneralId, commander: GeneralId): boolean => {
  const [his, theirs] = [generalCard(general), generalCard(commander)];
  return his.nation !== theirs.nation || his.rank > theirs.rank;
};

const stepsOfNation = (units: readonly UnitRow[], nation: NationId): number =>
  stepsOf(units.filter(({ id }) => unitCard(id).nation === nation));

/** 10.2 The general who takes over these units: the highest in rank; among allies, of the nation with most steps. He may be still on his way to them. */
export const nextInCommand = (units: readonly UnitRow[], generals: readonly GeneralId[]): GeneralId | undefined =>
  generals.toSorted((one, other) => {
    const [his, theirs] = [generalCard(one), generalCard(other)];
    if (his.nation === theirs.nation) return his.rank - theirs.rank;
    return first(
      stepsOfNation(units, theirs.nation) - stepsOfNation(units, his.nation),
      precedence(his.nation) - precedence(theirs.nation),
      his.rank - theirs.rank,
    );
  })[0];

/** 40F A general whom a forced ally has lent does not take over the army in which he serves. */
export const heirsOf = (g: Europe, id: ForceId, generals: readonly GeneralId[]): readonly GeneralId[] => {
  const { commander } = force(g, id);
  if (commander === null) return generals;
  const side = sideOf(g, generalCard(commander).nation);
  return generals.filter((general) => sideOf(g, generalCard(general).nation) === side);
};
