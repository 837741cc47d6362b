import { columnCost, isMinor } from '../catalogue/catalogue.ts';
import { COLUMNS, type Nation, type Power } from '../catalogue/ids.ts';
import { type ConsulRow, consulOf, isPlayerPower, type NapoleonicWars, playerOf, unitsOnMap } from '../state/state.ts';
import { POINT, RATE } from './worth.ts';
import type { Situation } from './situation.ts';

/** What a Pact is worth to the seat of a Power: a point for a Minor, its Units, and its Ports. */
export const pactWorth = (g: NapoleonicWars, nation: Nation): number =>
  (isMinor(nation) ? POINT : 3) + unitsOnMap(g, nation) * 0.45 + 1;

/** Points that the Consul needs to Pact on the row of a Power. */
const pathCost = ({ row, column, plus }: ConsulRow, power: Power): number => {
  const at = COLUMNS.indexOf(column);
  const own = row === power || column === 'unaligned';
  const back = own ? 0 : COLUMNS.slice(0, at).reduce((sum, each) => sum + columnCost(each), plus ? 1 : 0);
  const on = COLUMNS.slice((own ? at : 0) + 1).reduce((sum, each) => sum + columnCost(each), 0);
  return back + on - (own && plus ? 1 : 0);
};
/** The Powers of the seat that gain most by courting. */
const bestPower = (s: Situation, consul: ConsulRow): Power | undefined =>
  s.powers.toSorted((a, b) => pathCost(consul, a) - pathCost(consul, b))[0];

/** 8.1 What it brings to draw a Consul one box nearer: its share of the Pact. */
export const courtGain = (s: Situation, power: Power, nation: Nation): number => {
  const consul = consulOf(s.g, nation);
  if (!consul || !isPlayerPower(s.g, power)) return -1;
  const left = pathCost(consul, power);
  const step = columnCost(COLUMNS[COLUMNS.indexOf(consul.column) + 1] ?? 'pact') - (consul.plus ? 1 : 0);
  const gain = (pactWorth(s.g, nation) * step) / Math.max(1, left);
  return gain - step * RATE + (left === step ? 2 : 0);
};
/** 8.1 What it brings to push a Consul away from another. */
export const pushGain = (s: Situation, nation: Nation): number => {
  const consul = consulOf(s.g, nation);
  if (!consul || consul.row === null) return -1;
  const patron = playerOf(s.g, consul.row);
  if (patron === s.seat) return -3;
  const at = COLUMNS.indexOf(consul.column);
  const cost = columnCost(COLUMNS[at - 1] ?? 'unaligned') + (consul.plus ? 1 : 0);
  const danger = at === 3 ? 4.5 : at === 2 ? 2 : 0.6;
  const mine = bestPower(s, consul);
  const towards =
    mine === undefined ? 0 : ((pactWorth(s.g, nation) * cost) / Math.max(1, pathCost(consul, mine))) * 0.8;
  return Math.max(danger * 0.7, towards) - cost * RATE;
};
