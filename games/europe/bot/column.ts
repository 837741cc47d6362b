import { linksOf } from '../catalogue/board.ts';
import { unit as unitCard } from '../catalogue/catalogue.ts';
import type { UnitId, ZoneId } from '../catalogue/ids.ts';
import { isClosedLand, mayGo } from '../rules/12-land-movement/12.1-entry.ts';
import { costOfWay, marchers, movementFactor } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { stepsToCover } from '../rules/15-fortresses-and-sieges/15.1-cover.ts';
import { type Europe, fieldForces, force, type ForceId, hasFortressOf, type March, unitsAt } from '../state/state.ts';
import type { Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';

/** Forces that march as one, and what they have left to march with. */
export interface Column {
  readonly forces: readonly ForceId[];
  readonly from: ZoneId;
  readonly left: number;
  /** 3.2, 13.1 As the last check found it. */
  readonly supplied: boolean;
  readonly cards: Pick<March, 'cards' | 'factor'>;
  /** 15.2 The first attempt is free. */
  readonly freeSiege: boolean;
  /** From where it came into the zone in this activation. */
  readonly entered: ZoneId | null;
}

/** The way to a zone that can be reached now. */
export interface Reached {
  readonly zone: ZoneId;
  readonly left: number;
  readonly through: ZoneId | null;
  readonly first: ZoneId | null;
}

/** Who leads the column; of two armies the senior. */
export const leaderOf = ({ forces: [first] }: Pick<Column, 'forces'>): ForceId => {
  if (first === undefined) throw new Error('12.1: a column without forces');
  return first;
};

/** A force as it stands, about to be activated. */
export const columnOf = (g: Europe, forces: readonly ForceId[]): Column => {
  const id = leaderOf({ forces });
  const march = { force: id, beside: forces[1] ?? null, calledIn: false, cards: [] };
  const factor = movementFactor(g, march);
  return {
    forces,
    from: force(g, id).zone,
    left: factor,
    supplied: isSupplied(g, id),
    cards: { cards: [], factor },
    freeSiege: false,
    entered: null,
  };
};

/** The column that is on the march. */
export const columnOnMarch = (g: Europe, march: March): Column => ({
  forces: marchers(g, march),
  from: force(g, march.force).zone,
  left: march.factor + (march.forced ?? 0) - march.spent,
  supplied: !force(g, march.force).unsupplied,
  cards: march,
  freeSiege: march.freeSiege,
  entered: march.route.length === 0 ? null : (march.route.at(-2) ?? march.start),
});

/** 2.1 Militia stays at home: the other units there march without it. */
export const isMilitia = (unit: UnitId): boolean => unitCard(unit).homeOnly;
const travellers = (g: Europe, forces: readonly ForceId[]): readonly UnitId[] => {
  const units = forces.flatMap((id) => unitsAt(g, id).map((row) => row.id));
  const free = units.filter((unit) => !isMilitia(unit));
  return free.length > 0 ? free : units;
};

/** 12.1 Everywhere the column can get to with the points that it has left. */
export const reach = (s: Situation, column: Column): readonly Reached[] => {
  const { g, side, enemy } = s;
  const { forces, from, left, cards } = column;
  const units = travellers(g, forces);
  const best = new Map<ZoneId, Reached>([[from, { zone: from, left, through: column.entered, first: null }]]);
  const open: Reached[] = [...best.values()];
  for (const at of open) {
    if (best.get(at.zone) !== at) continue;
    const isStart = at.first === null;
    if (!isStart && fieldForces(g, at.zone, enemy).length > 0) continue;
    const entered = !isStart || column.entered !== null;
    const others = fieldForces(g, at.zone, side).filter((id) => !forces.includes(id));
    if (entered && hasFortressOf(g, at.zone, enemy) && stepsTogether(g, others) < stepsToCover(g, at.zone)) continue;
    for (const way of linksOf(at.zone)) {
      if (way.kind === 'special') continue;
      const rest = at.left - costOfWay(g, cards, way);
      if (rest < 0 || way.to === from || (best.get(way.to)?.left ?? -1) >= rest) continue;
      if (isClosedLand(g, way.to, side) || mayGo(g, side, units, way) !== undefined) continue;
      const next: Reached = { zone: way.to, left: rest, through: at.zone, first: at.first ?? way.to };
      best.set(way.to, next);
      open.push(next);
    }
  }
  return [...best.values()];
};
