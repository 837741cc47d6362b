import { nation as nationCard, rolesOf, type SpecialRule, scenario } from '../catalogue/catalogue.ts';
import {
  type Camp,
  type Column,
  COLUMNS,
  type DuchyId,
  isPower,
  type Nation,
  NATIONS,
  type Power,
} from '../catalogue/ids.ts';
import type { ReserveId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';

export interface NationRow {
  readonly id: Nation;
  /** 8.3 The Camp it is in; none while it is Neutral. */
  readonly camp: Camp | null;
  /** 8.8 The nation that conquered it, while it is a Subject Neutral. */
  readonly subjectTo: Nation | null;
  /** 15.24 The Grace Period lasts until the Interphase of this Turn. */
  readonly graceUntil: number;
  /** 15.24 Its conqueror and the Allies that it had then: no war between them before the Grace Period is over. */
  readonly graceWith: readonly Nation[];
  readonly resources: number;
  /** 15.5 */
  readonly plusKey: boolean;
  /** 15.1 The Keys that a Conquest counts as lost when they are gone. */
  readonly keyBase: readonly DuchyId[];
  /** 6.2 The Reserves that have not been used in this Turn. */
  readonly reserves: readonly ReserveId[];
  /** 7.51 The "+1 CP" marker on the Capital of a Neutral Proxy. */
  readonly credit: number;
  /** 5.8, and some events: so many cards fewer at the next draw. */
  readonly fewerCards: number;
}

/** 8.1 The Consul of a Proxy. */
export interface ConsulRow {
  readonly nation: Nation;
  /** The row it is on; none in the Unaligned column unless its +1 side is up. */
  readonly row: Power | null;
  readonly column: Column;
  readonly plus: boolean;
  /** 15.25 It cannot be moved before the Interphase of this Turn. */
  readonly frozenUntil: number;
}

type Nations = Pick<NapoleonicWars, 'nations'>;
export const nationRow = ({ nations }: Nations, id: Nation): NationRow => {
  const row = nations[NATIONS.indexOf(id)];
  if (row?.id !== id) throw new Error(`no row for ${id}`);
  return row;
};
export const changeNation = (g: NapoleonicWars, id: Nation, change: Partial<NationRow>): void => {
  g.nations = g.nations.map((row) => (row.id === id ? { ...row, ...change } : row));
};

export const consulOf = ({ consuls }: Pick<NapoleonicWars, 'consuls'>, id: Nation): ConsulRow | undefined =>
  consuls.find(({ nation }) => nation === id);
export const changeConsul = (g: NapoleonicWars, id: Nation, change: Partial<ConsulRow>): void => {
  g.consuls = g.consuls.map((row) => (row.nation === id ? { ...row, ...change } : row));
};

/** A seat is called by the first Power of its role, until roles are given out otherwise (4.31). */
export type SeatId = Power;

/** 4.31 Roles go to the seats that are named for them, to the winner of a bid, or by dice. */
export const ROLES = ['chosen', 'bid', 'dice'] as const;
export type Roles = (typeof ROLES)[number];

type Sized = Pick<NapoleonicWars, 'scenario' | 'players'>;
type Seated = Pick<NapoleonicWars, 'scenario' | 'players' | 'seating'>;
export const seatsOf = ({ scenario: id, players }: Sized): readonly SeatId[] =>
  rolesOf(id, players).flatMap(([first]) => (first === undefined ? [] : [first]));
/** 4.31 The Powers that a seat plays itself. */
export const powersOf = ({ scenario: id, players, seating }: Seated, seat: string): readonly Power[] =>
  rolesOf(id, players)[seating.indexOf(seat as SeatId)] ?? [];

/** 3 Player Power: the seat that plays this nation itself, if any does. */
export const playerOf = ({ scenario: id, players, seating }: Seated, nation: Nation): SeatId | null =>
  seating[rolesOf(id, players).findIndex((powers) => (powers as readonly Nation[]).includes(nation))] ?? null;
export const isPlayerPower = (g: Seated, nation: Nation): nation is Power => playerOf(g, nation) !== null;
/** 3 Proxy: any nation that no seat plays itself. */
export const isProxy = (g: Seated, nation: Nation): boolean => !isPlayerPower(g, nation);

export type Politics = Pick<NapoleonicWars, 'scenario' | 'players' | 'seating' | 'nations' | 'consuls'>;
/** 3 Patron: the Power on whose row the Consul stands as a Client. */
export const patronOf = (g: Politics, nation: Nation): Power | null => {
  const consul = consulOf(g, nation);
  return consul && consul.column !== 'unaligned' ? consul.row : null;
};
/** 3 Pact */
export const pactOf = (g: Politics, nation: Nation): Power | null =>
  consulOf(g, nation)?.column === 'pact' ? patronOf(g, nation) : null;
export const pactsOf = (g: Politics, power: Nation): readonly Nation[] =>
  g.consuls.filter(({ nation }) => pactOf(g, nation) === power).map(({ nation }) => nation);

/** 5.3, 5.32, 6.16 The seat that plays a nation: its own player, or that of the Power it has a Pact with. Nobody directs the others. */
export const director = (g: Politics, nation: Nation): SeatId | null => {
  const player = playerOf(g, nation);
  if (player) return player;
  const patron = pactOf(g, nation);
  return patron ? playerOf(g, patron) : null;
};
export const directedBy = (g: Politics, seat: string): readonly Nation[] =>
  NATIONS.filter((nation) => director(g, nation) === seat);

export const campOf = (g: Nations, nation: Nation): Camp | null => nationRow(g, nation).camp;
export const inCamp = (g: Nations, camp: Camp): readonly Nation[] =>
  NATIONS.filter((nation) => campOf(g, nation) === camp);
/** 3 Nations in one Camp are at war with all nations in the other. */
export const atWar = (g: Nations, a: Nation, b: Nation): boolean => {
  const [one, other] = [campOf(g, a), campOf(g, b)];
  return one !== null && other !== null && one !== other;
};
/** 3 Allies: of one Camp, or a Power in no Camp and a Proxy of its Pact that is in none either (8.8). */
export const areAllied = (g: Politics, a: Nation, b: Nation): boolean => {
  if (a === b) return true;
  const [one, other] = [campOf(g, a), campOf(g, b)];
  if (one !== null || other !== null) return one === other;
  return pactOf(g, a) === b || pactOf(g, b) === a;
};
/** 8.8 */
export const isSubject = (g: Nations, nation: Nation): boolean => nationRow(g, nation).subjectTo !== null;

/** 3 Army: the nations whose pieces stand together with those of a Power as its own: itself and the Minors of its Pact. */
export const familyOf = (g: Politics, nation: Nation): Nation =>
  isPower(nation) ? nation : (pactAlly(g, nation) ?? nation);
const pactAlly = (g: Politics, minor: Nation): Power | null => {
  const patron = pactOf(g, minor);
  return patron && areAllied(g, patron, minor) ? patron : null;
};

export const columnAt = (column: Column, by: number): Column | undefined => COLUMNS[COLUMNS.indexOf(column) + by];

export const hasSpecial = ({ scenario: id }: Pick<NapoleonicWars, 'scenario'>, rule: SpecialRule): boolean =>
  scenario(id).special.includes(rule);

export const gainResource = (g: NapoleonicWars, nation: Nation, by = 1): void =>
  changeNation(g, nation, { resources: nationRow(g, nation).resources + by });

export const handLimits = (nation: Nation): { readonly least: number; readonly most: number } =>
  nationCard(nation).hand;
export const byNationRow = (g: NapoleonicWars, change: (row: NationRow) => NationRow): void => {
  g.nations = g.nations.map(change);
};
