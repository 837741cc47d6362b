import { nationOfLeader } from '../catalogue/catalogue.ts';
import { type DuchyId, type LeaderId, type Nation, NATIONS } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';
import { areAllied, familyOf } from './nations.ts';
import { changeLeader, leaderRow, leadersOfIn, type Marks, markSome, moveUnits, unitsIn } from './pieces.ts';

/** 3 Formation: the leaders and Units that move, intercept or evade together. */
export interface Formation {
  /** The leader who takes it along; none for a leaderless piece. */
  readonly commander: LeaderId | null;
  readonly leaders: readonly LeaderId[];
  readonly units: Readonly<Partial<Record<Nation, number>>>;
}

export const unitsWith = ({ units }: Formation, nation: Nation): number => units[nation] ?? 0;
export const strengthOf = ({ leaders, units }: Formation): number =>
  leaders.length + NATIONS.reduce((sum, nation) => sum + (units[nation] ?? 0), 0);
/** The nations whose pieces are in a Formation, in Movement Track Order. */
export const nationsOf = (formation: Formation): readonly Nation[] =>
  NATIONS.filter(
    (nation) =>
      unitsWith(formation, nation) > 0 || formation.leaders.some((leader) => nationOfLeader(leader) === nation),
  );
/** All that the named nations have in a Duchy. */
export const allIn = (
  g: NapoleonicWars,
  at: DuchyId,
  nations: readonly Nation[],
  commander: LeaderId | null,
): Formation => ({
  commander,
  leaders: nations.flatMap((nation) => leadersOfIn(g, nation, at)),
  units: Object.fromEntries(
    nations.map((nation) => [nation, unitsIn(g, at, nation)] as const).filter(([, count]) => count > 0),
  ),
});

type Change = (marks: Marks) => Partial<Marks>;
/** A Formation goes from one Duchy to another. */
export const moveFormation = (
  g: NapoleonicWars,
  formation: Formation,
  from: DuchyId,
  to: DuchyId,
  change: Change,
): void => {
  for (const leader of formation.leaders) {
    const row = leaderRow(g, leader);
    changeLeader(g, leader, { placed: false, besieged: row.besieged && from === to, ...change(row), at: to });
  }
  for (const nation of NATIONS) {
    const count = unitsWith(formation, nation);
    if (count > 0) moveUnits(g, nation, from, to, count, change);
  }
  if (from !== to) keepTogether(g, formation, to);
};
/** 9.7 An Army Group of several Powers that goes as one stands as one where it comes: its Commander stays in command. */
const keepTogether = (g: NapoleonicWars, { commander, leaders }: Formation, at: DuchyId): void => {
  const nations = NATIONS.filter((nation) => leaders.some((leader) => nationOfLeader(leader) === nation));
  const families = new Set(nations.map((nation) => familyOf(g, nation)));
  if (commander === null || families.size < 2) return;
  g.commands = [...g.commands.filter(({ duchy }) => duchy !== at), { duchy: at, commander, nations }].toSorted((a, b) =>
    a.duchy < b.duchy ? -1 : 1,
  );
};
/** 9.7 What has parted is no group any more: a Commander who has left, Armies that have, and former Allies. */
export const partCommands = (g: NapoleonicWars): void => {
  g.commands = g.commands.flatMap((row) => {
    if (leaderRow(g, row.commander).at !== row.duchy) return [];
    const own = nationOfLeader(row.commander);
    const nations = row.nations.filter(
      (nation) => leadersOfIn(g, nation, row.duchy).length > 0 && areAllied(g, nation, own),
    );
    return [nations.length < row.nations.length ? { ...row, nations } : row];
  });
};
/** What is left of a Formation after losses of its own Duchy. */
export const survivors = (g: NapoleonicWars, formation: Formation, at: DuchyId): Formation => {
  const leaders = formation.leaders.filter((leader) => leaderRow(g, leader).at === at);
  const units = NATIONS.map(
    (nation) => [nation, Math.min(unitsWith(formation, nation), unitsIn(g, at, nation))] as const,
  );
  return {
    commander:
      formation.commander !== null && leaders.includes(formation.commander)
        ? formation.commander
        : (leaders[0] ?? null),
    leaders,
    units: Object.fromEntries(units.filter(([, count]) => count > 0)),
  };
};

/** Pieces that have just come into a Duchy are marked, and not those who stood there before them. */
export const markArrived = (
  g: NapoleonicWars,
  formation: Formation,
  at: DuchyId,
  marks: Partial<Pick<Marks, 'halted' | 'harried'>>,
): void => {
  for (const leader of formation.leaders) if (leaderRow(g, leader).at === at) changeLeader(g, leader, marks);
  for (const nation of NATIONS) {
    const count = unitsWith(formation, nation);
    const isNew = ({ halted, harried }: Marks): boolean =>
      (marks.halted === true && !halted) || (marks.harried === true && !harried);
    markSome(g, { nation, at, count }, isNew, marks);
  }
};

/** An event marks the pieces of a Formation that is about to leave, and no others in their Duchy. */
export const markFormation = (g: NapoleonicWars, formation: Formation, at: DuchyId, marks: Partial<Marks>): void => {
  for (const leader of formation.leaders) if (leaderRow(g, leader).at === at) changeLeader(g, leader, marks);
  for (const nation of NATIONS) {
    const count = Math.min(unitsWith(formation, nation), unitsIn(g, at, nation));
    if (count > 0) moveUnits(g, nation, at, at, count, ({ placed }) => ({ placed, ...marks }));
  }
};
/** Is an event’s mark on this Formation: on its Commander, or without one on its Units? */
export const isMarked = (
  g: NapoleonicWars,
  { commander, units }: Formation,
  at: DuchyId,
  mark: 'seasoned' | 'harried' | 'guided',
): boolean =>
  commander === null
    ? g.units.some((row) => row.at === at && (units[row.nation] ?? 0) > 0 && row[mark])
    : leaderRow(g, commander)[mark];
