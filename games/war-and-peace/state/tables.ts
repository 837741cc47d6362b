import type { State } from '@bivouac/kernel';
import type { Weather } from '../catalogue/tables.ts';
import type {
  ArmyKind,
  BoxId,
  CityId,
  Faction,
  HexId,
  Holder,
  Kind,
  Land,
  LeaderId,
  Major,
  Minor,
  Nation,
  Place,
  Players,
  ShipKind,
  Status,
  ZoneId,
} from '../catalogue/ids.ts';
import type { Agreed } from '../scenario/agreed.ts';
import type { Clock } from './clock.ts';
import type { Work } from './work.ts';

/** Strength points that are alike in every way: one row for all of them. */
export interface Troop {
  readonly at: Place;
  readonly nation: Nation;
  readonly kind: ArmyKind;
  /** SG S.1 Behind the walls of the city, or in the field. */
  readonly inside: boolean;
  /** SG J.4, F.3.b Each moves once a phase, and not at all after it was landed from the sea. */
  readonly spent: 'no' | 'moved' | 'landed';
  /** SG P.3, O.7 The level of demoralisation. */
  readonly level: number;
  /**
   * K.4 Part of a pro-French expeditionary force, or of one that goes home because its state is anti-French; I.3.c true to France after its
   * state has fallen; J.4.m cavalry of which half is paid.
   */
  readonly bond: 'none' | 'expedition' | 'recalled' | 'loyal' | 'unpaid';
  readonly sp: number;
}

/** Where a leader is who is not on the map. */
export type LeaderAway = 'pool' | 'notYet' | 'dead' | 'wounded' | 'prisoner' | 'exile' | 'atWar';
export interface LeaderRow {
  readonly id: LeaderId;
  readonly at: Place | ZoneId | LeaderAway;
  readonly inside: boolean;
  readonly spent: 'no' | 'moved' | 'landed';
  readonly bond: 'none' | 'expedition' | 'recalled';
  /** J.1.e A wounded leader comes back in this turn; 0 for the others. */
  readonly until: number;
  /** G.6 Who holds a captured one. */
  readonly captor: Nation | null;
}

/** F Naval strength points that are alike in every way. */
export interface ShipRow {
  readonly nation: Nation;
  readonly kind: ShipKind;
  readonly at: HexId | BoxId | ZoneId;
  /**
   * F.2.d, F.6.b In port, outside it, before a port that they close, on the open sea, or on the circle of F.4.g. F.11 Under way;
   * F.4.c met with the fleet they hunt; F.12 shut up in a port that the enemy has taken.
   */
  readonly station: Station;
  readonly damaged: boolean;
  /** F.8 Marked for repair. */
  readonly repairing: boolean;
  /** F.4.e, F.11 Has moved, or intercepted, in this segment. */
  readonly moved: boolean;
  /** O.2 The Fleet Unit under which they hide; 0 for those who lie open. */
  readonly fleet: number;
  readonly sp: number;
}
export type Station = 'port' | 'coast' | 'blockade' | 'sea' | 'circle' | 'sailing' | 'hunting' | 'trapped';

/** F.9 A captured naval point that has not been repaired. */
export interface PrizeRow {
  /** In whose colours it was built: its pool has it back when it is destroyed. */
  readonly nation: Nation;
  readonly kind: ShipKind;
  readonly captor: Major;
  readonly at: HexId | BoxId | ZoneId;
  readonly towed: boolean;
  /** Segments of its captor that it has been at sea. */
  readonly atSea: number;
  /** The turn in which it came to its port. */
  readonly since: number;
  /** Production Points paid for its repair, and months that the repair has taken. */
  readonly paid: number;
  readonly months: number;
}
/** J.7.c A naval unit that is paid for bit by bit: payments still to come. */
export interface YardRow {
  readonly nation: Nation;
  readonly kind: ShipKind;
  readonly left: number;
}
/** F.3.f Supply points that lie on a beach until the segment ends. */
export interface DumpRow {
  readonly at: HexId;
  readonly colours: Major;
  readonly points: number;
}

export interface CityRow {
  /** SG S.2 Who controls it. */
  readonly holder: Holder;
}
/** SG S.3 A city under a Fortress marker. */
export interface SiegeRow {
  readonly city: CityId;
  /** SG S.4 Completed siege turns. */
  readonly marker: number;
  /** The turn in which it began. */
  readonly since: number;
}

export type MinorStatus = 'satellite' | 'neutral' | 'unformed' | 'annexed' | 'abolished';
export interface MinorRow {
  readonly status: MinorStatus;
  /** The major state whose colours its units wear. */
  readonly controller: Major | null;
}

/** G, I, M Where every state stands. */
export interface Politics {
  readonly status: Readonly<Record<Major, Status>>;
  readonly minors: Readonly<Record<Minor, MinorRow>>;
  /** The political machines by name: `AUSTRIA`, `CREATION.naples`. */
  readonly machines: Readonly<Record<string, string>>;
  /** Lands that have changed hands: the owner of each region. */
  readonly regions: Readonly<Record<string, Land>>;
}

/** What the political rules count: flags, clocks, the Spanish chart. */
export interface Counters {
  /** G.4.e For Napoleon's withdrawals. */
  readonly victoryPoints: number;
  /** L.1 The Spanish Alliance Chart. */
  readonly chart: number;
  readonly enteredSpain: number;
  readonly leftSpain: number;
  /** The last turn in which the French moved Spaniards. */
  readonly spaniardsMoved: number;
  /** M.6 Tilsit has been declined once. */
  readonly tilsitOffered: boolean;
  /** M.2.b, M.3.c, M.6, K.2, G.10 Markers on the production track, and the numbers that the dice must not pass. */
  readonly prussianFlag: number;
  readonly prussianDice: number;
  /** J.8.c How often Prussia has become anti-French. */
  readonly prussianWars: number;
  readonly austrianDice: number;
  readonly russianFlag: number;
  readonly exile: number;
  readonly ireland: number;
  /** M.5.d Turns of truce left between France and Austria. */
  readonly truce: number;
  /** O.3 The turn in which Napoleon's flight was declared, and that in which he reached Paris; 0 for never. */
  readonly flight: number;
  readonly flightHome: number;
  /** O.5 The epidemic has broken out. */
  readonly typhus: boolean;
  /** O.1 The insurance rate at Lloyd's. */
  readonly lloyds: number;
  /** O.8 The last turn in which Nelson was daring. */
  readonly daring: number;
}

/** O.1 The war on commerce. The insurance rate is among the counters. */
export interface Commerce {
  /** O.1.d Somebody has raided in this turn. */
  readonly raided: boolean;
  /** O.1.c Raiders were off North America: in this year, and in the last. */
  readonly america: readonly [boolean, boolean];
  /** O.1.n What the English have done to the bases of each zone. */
  readonly bases: Readonly<Partial<Record<ZoneId, number>>>;
  /** O.1.e Half points spent on the high seas in this turn and not yet used against a base. */
  readonly points: number;
}

/** I.2, C.1.f What has happened to whom. */
export interface History {
  readonly conquests: Readonly<Partial<Record<Nation, { readonly pro: number; readonly anti: number }>>>;
  readonly conquerorOfFrance: Nation | null;
  /** N.1, N.2 The turn of the first French invasion. */
  readonly invaded: { readonly spain: number | null; readonly russia: number | null };
  /** I.2.c Cities of conquered states that supply a faction. */
  readonly sources: Readonly<Record<Faction, readonly CityId[]>>;
  /** J.2.g The French cities that produce beside Paris. */
  readonly floating: readonly CityId[];
  /** I.1.c Landwehr cities that produce. */
  readonly landwehr: readonly CityId[];
  /** J.4.b States whose invasion has filled their pool. */
  readonly raised: readonly Nation[];
  readonly napoleonReturned: boolean;
  /** K.2.a A point of the Guard is in exile with Napoleon. */
  readonly guardInExile: boolean;
  /** J.4.p Blue Spanish and Portuguese infantry: points in the French pool. */
  readonly blue: Readonly<Partial<Record<Nation, number>>>;
  /** G.9.g The war of Russia with Sweden, once in a game. */
  readonly swedishWar: 'none' | 'active' | 'over';
  /** G.3.d, G.3.f States that a faction has put out, and the turn of the vote. */
  readonly dropped: Readonly<Partial<Record<Major, { readonly by: Faction; readonly turn: number }>>>;
  /** I.2.h What a state was before the Allies invaded it. */
  readonly before: Readonly<Partial<Record<Major, Status>>>;
  /** H.3.f Holland has been annexed once: its French satellite units never come back. */
  readonly hollandAnnexed: boolean;
  /** H.2.d There has been a Kingdom of Poland: Prussia never lends troops to France again. */
  readonly kingdomOfPoland: boolean;
  /** G.10 The Irish have risen once. */
  readonly irishWar: boolean;
  /** M.6 The answer to the Polish question when Tilsit was signed. */
  readonly tilsit: string | null;
  /** C.3 The marginal victory that the French refused. */
  readonly refused: boolean;
}

export interface Treasury {
  /** J.5.b, J.6.b Points in store, in half points. */
  readonly england: number;
  readonly englandNaval: number;
  readonly franceNaval: number;
  /** G.7.d A Russian point that was staked on peace, in half points. */
  readonly russianDebt: number;
  /** G.4.f, F.3.g Points landed this month, by state. */
  readonly lent: Readonly<Partial<Record<Nation, number>>>;
}

export type ForeignWar = 'usa' | 'turkey' | 'sweden' | 'ireland';

export interface PrisonerRow {
  readonly holder: Nation;
  readonly nation: Nation;
  readonly kind: ArmyKind;
  readonly sp: number;
}

export type Pool = Readonly<Partial<Record<Kind, number>>>;

/** How a game ended. */
export interface Ending {
  /** The victory condition, or `agreed` for an end that the players agreed on. */
  readonly by: string;
}

/** War and Peace: a record of immutable tables. */
export interface WarAndPeace extends State {
  readonly scenario: string;
  readonly players: Players;
  readonly agreed: Agreed;
  clock: Clock;
  troops: readonly Troop[];
  leaders: readonly LeaderRow[];
  ships: readonly ShipRow[];
  /** O.2 Holds nothing: in a view it counts what lies under the Fleet Units of the others. */
  musters: null;
  prizes: readonly PrizeRow[];
  dumps: readonly DumpRow[];
  yards: readonly YardRow[];
  cities: readonly CityRow[];
  sieges: readonly SiegeRow[];
  entrenched: readonly HexId[];
  pools: Readonly<Partial<Record<Nation, Pool>>>;
  prisoners: readonly PrisonerRow[];
  /** G.7, G.9, G.10 Forces that fight in America, against the Turks, in Finland or in Ireland. */
  foreign: readonly { readonly war: ForeignWar; readonly kind: Kind; readonly sp: number }[];
  politics: Politics;
  /** R-81 A change of sides has just happened: new enemies may still share a hex. */
  parting: boolean;
  counters: Counters;
  commerce: Commerce;
  history: History;
  treasury: Treasury;
  /** O.6 Wellington's lines: where, months of work left, and whether they stand. */
  lines: { readonly hex: HexId; readonly left: number; readonly built: boolean } | null;
  /** O.4 The weather of the southern, central and northern boards. */
  weather: readonly [Weather, Weather, Weather];
  /** What a phase remembers from one checkpoint to the next. */
  work: Work;
  ending: Ending | null;
}
