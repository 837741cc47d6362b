import { leader as leaderCard, nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import {
  areAllied,
  familyOf,
  type Formation,
  freshUnitsIn,
  leaderRow,
  leadersIn,
  type NapoleonicWars,
  unitsWith,
} from '../../state/state.ts';

/** 3 Army, 9.1 A leader leads pieces of his own nation and, if it is a Power, of the Minors in Pact with it. */
export const leads = (g: NapoleonicWars, leader: LeaderId, nation: Nation): boolean => {
  const own = nationOfLeader(leader);
  return own === nation || (isPower(own) && !isPower(nation) && familyOf(g, nation) === own);
};

/** Can these leaders, each with an Army of his own, take all the rest along? A Minor's leader takes only his own nation. */
const carries = (g: NapoleonicWars, chiefs: readonly LeaderId[], { leaders, units }: Formation): boolean => {
  const rest = leaders.filter((leader) => !chiefs.includes(leader)).map(nationOfLeader);
  const items = (nation: Nation): number => (units[nation] ?? 0) + rest.filter((each) => each === nation).length;
  const room = (nation: Nation): number =>
    chiefs.reduce((sum, id) => (nationOfLeader(id) === nation ? sum + leaderCard(id).command : sum), 0);
  const short = new Map<Nation, number>();
  for (const nation of NATIONS) {
    const over = items(nation) - room(nation);
    const family = familyOf(g, nation);
    if (over > 0 && family === nation && !isPower(nation)) return false;
    if (isPower(nation)) short.set(nation, (short.get(nation) ?? 0) + over);
    else if (over > 0) short.set(family, (short.get(family) ?? 0) + over);
  }
  return [...short.values()].every((over) => over <= 0);
};

/** 9.71 The Armies that a Formation needs; none if its leaders cannot take so many along. */
export const armiesNeeded = (g: NapoleonicWars, formation: Formation): number | undefined => {
  const { commander, leaders } = formation;
  if (commander === null) return 1;
  const others = leaders.filter((leader) => leader !== commander);
  for (let size = 0; size <= others.length; size++)
    for (const chosen of subsets(others, size)) if (carries(g, [commander, ...chosen], formation)) return 1 + size;
  return undefined;
};
const subsets = <T>(items: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
};

/** 9.42, 9.51 The leaders in a Duchy who may still move in this Impulse, of the same family or allied to this nation. */
export const leadersAbout = (g: NapoleonicWars, nation: Nation, at: DuchyId): readonly LeaderId[] =>
  leadersIn(g, at)
    .map(({ id }) => id)
    .filter((id) => !leaderRow(g, id).halted && areAllied(g, nation, nationOfLeader(id)));

/** Adds Units to a Formation as far as its leaders can take them and the Duchy has them. */
export const filled = (
  g: NapoleonicWars,
  start: Formation,
  at: DuchyId,
  fits: (next: Formation) => boolean,
  has: (nation: Nation) => number = (nation) => freshUnitsIn(g, at, nation),
): Formation => {
  let formation = start;
  for (const nation of NATIONS)
    while (unitsWith(formation, nation) < has(nation)) {
      const next = { ...formation, units: { ...formation.units, [nation]: unitsWith(formation, nation) + 1 } };
      if (!fits(next)) break;
      formation = next;
    }
  return formation;
};
/** 9.1 One Army: the leader, Units, and other leaders as Units while there is room. */
const ANY = (): boolean => true;
export const oneArmy = (
  g: NapoleonicWars,
  leader: LeaderId,
  at: DuchyId,
  fits: (next: Formation) => boolean = ANY,
): Formation => {
  const isOne = (next: Formation): boolean => armiesNeeded(g, next) === 1 && fits(next);
  const alone: Formation = { commander: leader, leaders: [leader], units: {} };
  return filled(g, alone, at, isOne);
};
/** 9.7 An Army Group of all leaders of the family, with all the Units that they can take. */
export const armyGroup = (
  g: NapoleonicWars,
  leader: LeaderId,
  at: DuchyId,
  fits: (next: Formation) => boolean = ANY,
): Formation => {
  const own = nationOfLeader(leader);
  const kin = leadersAbout(g, own, at).filter((id) =>
    isPower(own) ? familyOf(g, nationOfLeader(id)) === own : nationOfLeader(id) === own,
  );
  const start: Formation = { commander: leader, leaders: [leader, ...kin.filter((id) => id !== leader)], units: {} };
  return filled(g, start, at, (next) => armiesNeeded(g, next) !== undefined && fits(next));
};
/** 9.6 The better leader: by Battle Rating, then Command Rating. */
export const better = (a: LeaderId, b: LeaderId): number =>
  leaderCard(b).battle - leaderCard(a).battle || leaderCard(b).command - leaderCard(a).command || (a < b ? -1 : 1);
