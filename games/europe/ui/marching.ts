import type { Asked } from '@bivouac/kernel';
import { linkBetween } from '../catalogue/board.ts';
import type { Side, ZoneId } from '../catalogue/ids.ts';
import { costOfWay, marchers } from '../rules/12-land-movement/12.1-movement-factor.ts';
import {
  type Europe,
  force,
  isSide,
  type March,
  moveForce,
  opponent,
  sideOfForce,
  fieldForces,
  hasFortressOf,
} from '../state/state.ts';

/** 12 The march that a question is about. */
export interface Marching {
  readonly g: Europe;
  readonly march: March;
  readonly side: Side;
}

export const marchUnderWay = (g: Europe, { prompt }: Asked): Marching | undefined => {
  const { march } = g;
  if (!march || prompt.key !== 'march.next') return undefined;
  const side = sideOfForce(g, march.force);
  return isSide(side) ? { g, march, side } : undefined;
};

/** 12.1 The march one zone further, in a game of its own: rules replace whole tables, so the copy leaves the other alone. */
export const onwards = ({ g: before, march, side }: Marching, to: ZoneId): Marching => {
  const g: Europe = { ...before, log: [] };
  const way = linkBetween(force(g, march.force).zone, to);
  if (!way) throw new Error(`12.1: no way leads to ${to}`);
  const cost = costOfWay(g, march, way);
  for (const id of marchers(g, march)) moveForce(g, id, to);
  const next: March = { ...march, spent: march.spent + cost, route: [...march.route, to] };
  g.march = next;
  return { g, march: next, side };
};

/** 12.1 An enemy force or fortress stops the march there. */
export const isHeldUp = ({ g, side }: Marching, at: ZoneId): boolean =>
  fieldForces(g, at, opponent(side)).length > 0 || hasFortressOf(g, at, opponent(side));
