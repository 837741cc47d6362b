import { thought } from '@bivouac/bots';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { mayStayWith } from '../rules/11-stacking/11-stacking.ts';
import { type Europe, fieldForces, hasFortressOf, leadingPower, nationOfForce, sideOf, zone } from '../state/state.ts';
import { type Column, leaderOf, reach, type Reached } from './column.ts';
import { goals } from './goals.ts';
import { ofASiege } from './last-year.ts';
import { type Situation, situation } from './situation.ts';
import { standingAt, staysBesieged } from './standing.ts';

/** 12.2, 11 May the column end its march among those who stand there? */
export const mayStop = ({ g, side }: Situation, { forces }: Column, at: ZoneId): boolean =>
  mayStayWith(
    g,
    forces,
    fieldForces(g, at, side).filter((id) => !forces.includes(id)),
  ) === undefined;

export interface Plan {
  readonly to: Reached;
  readonly worth: number;
}

const STILL = 0.05;

/** 15.3 A siege that would be raised is given up. */
const leaves = (s: Situation, { forces, from }: Column): number =>
  staysBesieged(s, forces, from)
    ? 0
    : (goals(s, 'goals').get(from)?.worth ?? 0) * ofASiege(s) + (zone(s.g, from).siege ?? 0);

/** 3.2 The zones with a flag, or none, over one of them. */
const flagged = thought(({ g }: Situation, about: `${ZoneId} ${NationId | ''}`): Europe['zones'] => {
  const [at, flag] = about.split(' ');
  const control = flag === '' ? null : (flag as NationId);
  return g.zones.map((row) => (row.id === at ? { ...row, control } : row));
});
/** 3.2 The same with the flag of the column over the zone where it stands: lines may cross it then (13.3). */
const withFlag = (s: Situation, column: Column): Situation => {
  const { g, side } = s;
  const { from } = column;
  const isOurs = sideOf(g, zone(g, from).nation) === side;
  const flag = isOurs ? '' : leadingPower(g, nationOfForce(g, leaderOf(column)));
  return situation({ ...g, zones: flagged(s, `${from} ${flag}`) }, side);
};

/** The best march after a movement point was spent on the flag, where there is one to raise. */
const afterControl = (s: Situation, column: Column): Plan | undefined => {
  const { g, enemy } = s;
  const goal = goals(s, 'goals').get(column.from);
  if (!goal || column.left < 1 || !column.supplied || hasFortressOf(g, column.from, enemy)) return undefined;
  if (fieldForces(g, column.from, enemy).length > 0) return undefined;
  const { to, worth } = bestMarch(withFlag(s, column), { ...column, left: column.left - 1 });
  return { to, worth: worth + goal.worth };
};

/** The best end of a march. */
export const bestMarch = (s: Situation, column: Column): Plan => {
  const left = leaves(s, column);
  let best = afterControl(s, column);
  for (const to of reach(s, column)) {
    const goesOff = to.first !== null;
    if ((goesOff || column.entered !== null) && !mayStop(s, column, to.zone)) continue;
    const worth = standingAt(s, column, to, true) - (goesOff ? left + STILL * (column.left - to.left) : 0);
    if (!best || worth > best.worth) best = { to, worth };
  }
  return best ?? { to: { zone: column.from, left: column.left, through: null, first: null }, worth: -Infinity };
};
