import type { Seat } from '@bivouac/kernel';
import type { Faction, LeaderId, Nation } from '../../catalogue/ids.ts';
import { NELSON } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  factionOf,
  leader,
  type Part,
  shift,
  type ShipRow,
  type Station,
  type WarAndPeace,
} from '../../state/index.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import type { Water } from './F.2-routes.ts';

/** F.3.d What one transport carries. */
export interface Load {
  readonly parts: readonly Part[];
  readonly supply: number;
  readonly points: number;
}
/** F.3 What a fleet has aboard: a load for each transport, and the leaders. */
export interface Hold {
  readonly loads: readonly Load[];
  readonly leaders: readonly LeaderId[];
}
export const EMPTY: Hold = { loads: [], leaders: [] };

/** F.1.a A fleet: all ships of some nations that lie at a place in the same way. */
export interface Fleet {
  readonly side: Faction | 'neutral';
  readonly at: Water;
  readonly nations: readonly Nation[];
  readonly stations: readonly Station[];
  readonly hold: Hold;
  /** Where a fleet under way began its voyage. */
  readonly from?: Water;
}

/** The rows of a fleet as they stand now. */
export const rowsOf = (g: Pick<WarAndPeace, 'ships'>, { at, nations, stations }: Fleet): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.at === at && nations.includes(ship.nation) && stations.includes(ship.station));
const pointsIn = (ships: readonly ShipRow[], kind: ShipRow['kind']): number =>
  ships.reduce((sum, ship) => sum + (ship.kind === kind ? ship.sp : 0), 0);
/** F.1.b, F.1.c, F.1.d Squadrons fight, transports carry; the states that have none own no row. */
export const squadronsIn = (ships: readonly ShipRow[]): number => pointsIn(ships, 'S');
export const transportsIn = (ships: readonly ShipRow[]): number => pointsIn(ships, 'T');
/** O.2 What such a fleet may do is asked whatever it is made of: the others must not learn it from the questions. */
export const isHidden = (ships: readonly ShipRow[]): boolean => ships.some(({ fleet }) => fleet > 0);
export const isAfloat = (g: WarAndPeace, fleet: Fleet): boolean => rowsOf(g, fleet).length > 0;
/** The state with most squadrons in a fleet: its player speaks for the whole. */
export const flagOf = (g: WarAndPeace, fleet: Fleet): Nation => {
  const rows = rowsOf(g, fleet);
  const weight = (nation: Nation): number => squadronsIn(rows.filter((ship) => ship.nation === nation));
  const [first] = [...fleet.nations].sort((a, b) => weight(b) - weight(a));
  if (!first) throw new Error('F.1.a: a fleet without a nation');
  return first;
};
export const speakerOf = (g: WarAndPeace, fleet: Fleet): Seat => seatOf(g, flagOf(g, fleet));

/** F.10 Nelson is with every English ship at his place; F.10.h a fleet that sails has him only if he went aboard. */
export const hasNelson = (g: WarAndPeace, { at, nations }: Pick<Fleet, 'at' | 'nations'>): boolean =>
  nations.includes('england') && leader(g, NELSON).at === at;

export const moveFleet = (g: WarAndPeace, fleet: Fleet, to: Water, station: Station): Fleet => {
  const nelson = hasNelson(g, fleet) && (!fleet.stations.includes('sailing') || leader(g, NELSON).spent === 'moved');
  for (const row of rowsOf(g, fleet)) shift(g, row, row.sp, { at: to, station });
  if (nelson && isAfloat(g, { ...fleet, at: to, stations: [station] })) changeLeader(g, NELSON, { at: to });
  for (const prize of g.prizes)
    if (prize.towed) g.prizes = g.prizes.map((each) => (each === prize ? { ...each, at: to } : each));
  return { ...fleet, at: to, stations: [station] };
};

/** F.2.c Russians and Swedes sail and fight alone, or together while Sweden is a satellite of Russia. */
export const mayCombine = (g: WarAndPeace, a: Nation, b: Nation): boolean => {
  if (a === b) return true;
  const apart = (nation: Nation): boolean => nation === 'russia' || nation === 'sweden';
  if (apart(a) || apart(b)) return apart(a) && apart(b) && g.politics.minors.sweden.controller === 'russia';
  return factionOf(g, a) === factionOf(g, b) && factionOf(g, a) !== 'neutral';
};
