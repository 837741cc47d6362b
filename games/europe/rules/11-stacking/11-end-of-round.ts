import type { Script } from '@bivouac/kernel';
import type { Side } from '../../ids.ts';
import { log } from '../../speech.ts';
import { called, type Europe, fieldForces, holdingSide, opponent, SIDES } from '../../state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { trimAllies } from '../10-command/10.1-surplus.ts';
import { consolidate, stackAsTheyAre } from '../12-land-movement/12.2-combining.ts';

/** 11 After the action of a side its forces that are left in one zone become one; what is too many is eliminated. */
export function* endOfActionStacking(g: Europe, side: Side): Script {
  for (const { id } of g.zones) if (!stackAsTheyAre(g, fieldForces(g, id, side))) yield* consolidate(g, id, side);
  // 10.1 After losses there may be too many allies with a general of either side.
  for (const { id } of g.forces) yield* trimAllies(g, id);
}

/**
 * 11 At the end of a round nobody is left where he may not stand: of two enemies in the field of one zone the one who does
 * not hold it must go, and has nowhere to go any more.
 */
export const endOfRound = (g: Europe): void => {
  for (const { id } of g.zones) {
    const [empire, coalition] = SIDES.map((side) => fieldForces(g, id, side));
    if (!empire?.length || !coalition?.length) continue;
    const holder = holdingSide(g, id);
    const leaving = holder === 'empire' ? opponent('empire') : 'empire';
    for (const force of fieldForces(g, id, leaving)) {
      log(g, '11', 'stacking.eliminated', { force: called(g, force), zone: id });
      destroyForce(g, force);
    }
  }
};
