import { leader as leaderCard, nation as nationCard, nationOfLeader } from '../catalogue/catalogue.ts';
import { type DuchyId, type LeaderId, type Nation, NATIONS, type PlaceId, type SquadronId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';

/** What a land piece has done in this Impulse. */
export interface Marks {
  /** 9.42 Duchies entered in this Impulse. */
  readonly marched: number;
  /** 9.51, 9.52, 13.6 It moves no further in this Impulse. */
  readonly halted: boolean;
  /** 13.6.1 Built, placed or taken from Regroup in this Impulse. */
  readonly fresh: boolean;
  /** 12.33 It has attacked a Fortress in this Round. */
  readonly besieged: boolean;
  /** 17.2 It was placed here by an event and has not left since. */
  readonly placed: boolean;
  /** Forced Marches: two Duchies more before 9.42 counts. */
  readonly seasoned: boolean;
  /** Cossacks: it places and removes no Flag. */
  readonly harried: boolean;
  /** Local Guides: passes and marshes are plain ground. */
  readonly guided: boolean;
}
/** What events do to pieces for the rest of an Impulse. */
const BY_EVENT = { seasoned: false, harried: false, guided: false } as const;
export const UNMARKED: Marks = {
  marched: 0,
  halted: false,
  fresh: false,
  besieged: false,
  placed: false,
  ...BY_EVENT,
};

/** 2.2 Units of one nation in one Duchy that have done the same. */
export interface UnitRow extends Marks {
  readonly nation: Nation;
  readonly at: DuchyId;
  readonly count: number;
}

export type LeaderAt = DuchyId | 'pool' | 'regroup' | 'war' | 'out';
export interface LeaderRow extends Marks {
  readonly id: LeaderId;
  readonly at: LeaderAt;
  /** 10.3 "Battle or failed Intercept": he intercepts no more in this Impulse. */
  readonly marked: boolean;
  /** 7.41 He has lost a battle in this Impulse as the Active side. */
  readonly beaten: boolean;
}
const OFF_MAP: readonly string[] = ['pool', 'regroup', 'war', 'out', 'offboard'];
export const isOnMap = (at: LeaderAt): at is DuchyId => !OFF_MAP.includes(at);

export type SquadronAt = PlaceId | 'pool' | 'regroup' | 'war' | 'offboard';
export interface SquadronRow {
  readonly id: SquadronId;
  readonly nation: Nation;
  readonly at: SquadronAt;
  /** 7.3 Under a Build marker. */
  readonly building: boolean;
  /** 7.3 Refit markers. */
  readonly refit: number;
  /** 13.11 A marker was placed on it or taken off it in this Impulse. */
  readonly refitted: boolean;
  /** 13.42 It stays where it is for this Impulse. */
  readonly halted: boolean;
}
export const isAtPlace = (at: SquadronAt): at is PlaceId => !OFF_MAP.includes(at);

type Pieces = Pick<NapoleonicWars, 'units' | 'leaders' | 'squadrons' | 'regroup' | 'wars'>;

const sameMarks = (a: UnitRow, b: UnitRow): boolean =>
  a.nation === b.nation &&
  a.at === b.at &&
  a.marched === b.marched &&
  a.halted === b.halted &&
  a.fresh === b.fresh &&
  a.besieged === b.besieged &&
  a.placed === b.placed &&
  a.seasoned === b.seasoned &&
  a.harried === b.harried &&
  a.guided === b.guided;
const byPlace = (a: UnitRow, b: UnitRow): number =>
  NATIONS.indexOf(a.nation) - NATIONS.indexOf(b.nation) ||
  (a.at < b.at ? -1 : a.at > b.at ? 1 : 0) ||
  Number(a.halted) - Number(b.halted) ||
  a.marched - b.marched ||
  Number(a.fresh) - Number(b.fresh) ||
  Number(a.placed) - Number(b.placed) ||
  Number(a.besieged) - Number(b.besieged) ||
  Number(a.seasoned) - Number(b.seasoned) ||
  Number(a.harried) - Number(b.harried) ||
  Number(a.guided) - Number(b.guided);

/** Rows that say the same are one row, and the order of the table tells nothing. */
const gathered = (rows: readonly UnitRow[]): readonly UnitRow[] => {
  const found: UnitRow[] = [];
  for (const row of rows) {
    if (row.count === 0) continue;
    const twin = found.findIndex((each) => sameMarks(each, row));
    const known = found[twin];
    if (known) found[twin] = { ...known, count: known.count + row.count };
    else found.push(row);
  }
  return found.toSorted(byPlace);
};

export const unitRowsIn = ({ units }: Pick<Pieces, 'units'>, at: DuchyId): readonly UnitRow[] =>
  units.filter((row) => row.at === at);
export const unitsIn = ({ units }: Pick<Pieces, 'units'>, at: DuchyId, nation: Nation): number =>
  units.reduce((sum, row) => (row.at === at && row.nation === nation ? sum + row.count : sum), 0);
/** Units that may still move in this Impulse. */
export const freshUnitsIn = ({ units }: Pick<Pieces, 'units'>, at: DuchyId, nation: Nation): number =>
  units.reduce((sum, row) => (row.at === at && row.nation === nation && !row.halted ? sum + row.count : sum), 0);
export const unitsOnMap = ({ units }: Pick<Pieces, 'units'>, nation: Nation): number =>
  units.reduce((sum, row) => (row.nation === nation ? sum + row.count : sum), 0);
export const unitsAtWar = ({ wars }: Pick<Pieces, 'wars'>, nation: Nation): number =>
  wars.reduce((sum, { units }) => sum + (units[nation] ?? 0), 0);
/** 2.2 The pieces provided are an absolute limit. */
export const unitsInPool = (g: Pieces, nation: Nation): number =>
  nationCard(nation).units.total - unitsOnMap(g, nation) - g.regroup[nation] - unitsAtWar(g, nation);

export const addUnits = (
  g: NapoleonicWars,
  nation: Nation,
  at: DuchyId,
  count: number,
  marks: Partial<Marks> = {},
): void => {
  g.units = gathered([...g.units, { nation, at, count, ...UNMARKED, ...marks }]);
};

/** Takes Units out of a Duchy: those that have done most first, or least first when they are to march. */
const takeUnits = (
  g: NapoleonicWars,
  nation: Nation,
  at: DuchyId,
  count: number,
  first: 'busy' | 'rested',
): readonly UnitRow[] => {
  const here = g.units.filter((row) => row.nation === nation && row.at === at);
  const taken: UnitRow[] = [];
  let left = count;
  for (const row of first === 'rested' ? here : here.toReversed()) {
    const some = Math.min(left, row.count);
    if (some > 0) taken.push({ ...row, count: some });
    left -= some;
  }
  if (left > 0) throw new Error(`2.2: ${nation} has not ${count} Units in ${at}`);
  g.units = gathered([
    ...g.units.filter((row) => row.nation !== nation || row.at !== at),
    ...here.map((row) => {
      const gone = taken.find((each) => sameMarks(each, row));
      return { ...row, count: row.count - (gone?.count ?? 0) };
    }),
  ]);
  return taken;
};
export const removeUnits = (g: NapoleonicWars, nation: Nation, at: DuchyId, count: number): void => {
  takeUnits(g, nation, at, count, 'busy');
};
export const moveUnits = (
  g: NapoleonicWars,
  nation: Nation,
  from: DuchyId,
  to: DuchyId,
  count: number,
  change: (row: UnitRow) => Partial<Marks>,
): void => {
  const taken = takeUnits(g, nation, from, count, 'rested');
  // 12.33 What it has attacked is the Fortress that it leaves.
  const besieged = (row: UnitRow): boolean => row.besieged && from === to;
  g.units = gathered([
    ...g.units,
    ...taken.map((row) => ({ ...row, at: to, placed: false, besieged: besieged(row), ...change(row) })),
  ]);
};
export const markUnits = (g: NapoleonicWars, which: (row: UnitRow) => boolean, marks: Partial<Marks>): void => {
  g.units = gathered(g.units.map((row) => (which(row) ? { ...row, ...marks } : row)));
};
/** Marks so many Units of a nation in a Duchy, of those that fit: the ones that have marched furthest first. */
export const markSome = (
  g: NapoleonicWars,
  { nation, at, count }: Pick<UnitRow, 'nation' | 'at' | 'count'>,
  fits: (row: UnitRow) => boolean,
  marks: Partial<Marks>,
): void => {
  let left = count;
  const rows = g.units.toReversed().flatMap((row): readonly UnitRow[] => {
    const some = row.nation === nation && row.at === at && fits(row) ? Math.min(left, row.count) : 0;
    left -= some;
    return some === 0
      ? [row]
      : [
          { ...row, count: row.count - some },
          { ...row, ...marks, count: some },
        ];
  });
  g.units = gathered(rows);
};
export const regroupUnits = (g: NapoleonicWars, nation: Nation, at: DuchyId, count: number): void => {
  removeUnits(g, nation, at, count);
  g.regroup = { ...g.regroup, [nation]: g.regroup[nation] + count };
};

export const leaderRow = ({ leaders }: Pick<Pieces, 'leaders'>, id: LeaderId): LeaderRow => {
  const row = leaders.find((each) => each.id === id);
  if (!row) throw new Error(`no leader ${id}`);
  return row;
};
export const changeLeader = (g: NapoleonicWars, id: LeaderId, change: Partial<LeaderRow>): void => {
  g.leaders = g.leaders.map((row) => (row.id === id ? { ...row, ...change } : row));
};
export const putLeader = (g: NapoleonicWars, id: LeaderId, at: LeaderAt, marks: Partial<LeaderRow> = {}): void =>
  changeLeader(g, id, { ...UNMARKED, marked: false, beaten: false, ...marks, at });
/** 7.2 A leader who is eliminated can be built again, unless only an event brings him. */
export const loseLeader = (g: NapoleonicWars, id: LeaderId): void =>
  putLeader(g, id, leaderCard(id).available === 'event' ? 'out' : 'pool');
export const leadersIn = ({ leaders }: Pick<Pieces, 'leaders'>, at: DuchyId): readonly LeaderRow[] =>
  leaders.filter((row) => row.at === at);
export const leadersOf = ({ leaders }: Pick<Pieces, 'leaders'>, nation: Nation): readonly LeaderRow[] =>
  leaders.filter(({ id }) => nationOfLeader(id) === nation);
export const leadersOfIn = (g: Pick<Pieces, 'leaders'>, nation: Nation, at: DuchyId): readonly LeaderId[] =>
  leadersIn(g, at)
    .map(({ id }) => id)
    .filter((id) => nationOfLeader(id) === nation);

export const squadronRow = ({ squadrons }: Pick<Pieces, 'squadrons'>, id: SquadronId): SquadronRow => {
  const row = squadrons.find((each) => each.id === id);
  if (!row) throw new Error(`no squadron ${id}`);
  return row;
};
export const changeSquadron = (g: NapoleonicWars, id: SquadronId, change: Partial<SquadronRow>): void => {
  g.squadrons = g.squadrons.map((row) => (row.id === id ? { ...row, ...change } : row));
};
/** 13.4 A Squadron that is sunk goes back to the pieces that may be built. */
export const loseSquadron = (g: NapoleonicWars, id: SquadronId): void =>
  changeSquadron(g, id, { at: 'pool', building: false, refit: 0, refitted: false, halted: false });
/** 7.7 A Squadron keeps its Refit markers in the Regroup box. */
export const regroupSquadron = (g: NapoleonicWars, id: SquadronId): void =>
  changeSquadron(g, id, { at: 'regroup', building: false, halted: false });
/** 3 A Squadron under a Build marker is none, save for what may strike it. */
export const squadronsAt = ({ squadrons }: Pick<Pieces, 'squadrons'>, at: PlaceId): readonly SquadronRow[] =>
  squadrons.filter((row) => row.at === at && !row.building);

/** 3 Unit: the Units and leaders of a nation in a Duchy, together. */
export const strengthIn = (g: Pick<Pieces, 'units' | 'leaders'>, at: DuchyId, nation: Nation): number =>
  unitsIn(g, at, nation) + leadersOfIn(g, nation, at).length;
/** The nations that have a Formation in a Duchy, in Movement Track Order. */
export const nationsIn = (g: Pick<Pieces, 'units' | 'leaders'>, at: DuchyId): readonly Nation[] => {
  const here = new Set<Nation>();
  for (const row of g.units) if (row.at === at) here.add(row.nation);
  for (const row of g.leaders) if (row.at === at) here.add(nationOfLeader(row.id));
  return here.size === 0 ? [] : NATIONS.filter((nation) => here.has(nation));
};
/** 5.1 At the end of an Impulse the marks of that Impulse are taken off. */
export const clearMarks = (g: NapoleonicWars): void => {
  g.units = gathered(g.units.map((row) => ({ ...row, marched: 0, halted: false, fresh: false, ...BY_EVENT })));
  g.leaders = g.leaders.map((row) =>
    row.marched > 0 || row.halted || row.fresh || row.marked || row.beaten || row.seasoned || row.harried || row.guided
      ? { ...row, marched: 0, halted: false, fresh: false, marked: false, beaten: false, ...BY_EVENT }
      : row,
  );
  g.squadrons = g.squadrons.map((row) =>
    row.refitted || row.halted ? { ...row, refitted: false, halted: false } : row,
  );
};
/** 12.33 A new Round: pieces may attack the same Fortress again. */
export const clearSieges = (g: NapoleonicWars): void => {
  g.units = gathered(g.units.map((row) => ({ ...row, besieged: false })));
  g.leaders = g.leaders.map((row) => (row.besieged ? { ...row, besieged: false } : row));
};
/** Is the piece at a place of the map, and not in a box? */
export const isZoneOrPortOf = (at: string): at is DuchyId => !OFF_MAP.includes(at);
