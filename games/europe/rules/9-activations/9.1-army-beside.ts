import type { Side } from '../../catalogue/ids.ts';
import { armyOf, type Europe, fieldForces, force, type ForceId } from '../../state/state.ts';

/** 9.1 The other army of the zone, if the force is one of two. */
export const armyBeside = (g: Europe, id: ForceId, side: Side): ForceId | null =>
  armyOf(g, id) === undefined
    ? null
    : (fieldForces(g, force(g, id).zone, side).find((other) => other !== id && armyOf(g, other) !== undefined) ?? null);
