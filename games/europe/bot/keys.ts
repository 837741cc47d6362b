import type { Side, ZoneId } from '../catalogue/ids.ts';
import { keysOf } from '../rules/18-conquests/18.2.1-fall.ts';
import { type Europe, POWERS, sideOf } from '../state/state.ts';

export const MANTUA = 'mantoue' as ZoneId;

/** 18.2.1 The zones by which the powers of a side stand and fall. */
export const keysOfSide = (g: Europe, side: Side): ReadonlySet<ZoneId> =>
  new Set(POWERS.flatMap((power) => (sideOf(g, power) === side ? keysOf(g, power) : [])));
