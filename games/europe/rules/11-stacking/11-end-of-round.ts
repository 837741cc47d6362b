import type { Script } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  type ForceRow,
  holdingSide,
  opponent,
  SIDES,
  zonesShared,
} from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { eliminateSurplus, trimAllies } from '../10-command/10.1-surplus.ts';
import { consolidate, stackAsTheyAre } from '../12-land-movement/12.2-combining.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';

/**
 * 4, 11 Corps without a general are as many forces, and one of them stays: in the first edition at the end of the action,
 * save in a fortress, which has room for all (15.1); in the revised one at the end of a round. See rulings/11-without-a-general.md.
 */
function* partWithoutGeneral(g: Europe, { id, inside }: ForceRow): Script {
  const { phase, next } = g.clock;
  const mayWait = revised(g, 'stackingMoment') ? phase !== 'rounds' || next === 'empire' : inside;
  if (!mayWait) yield* eliminateSurplus(g, id);
}

/** 11 After an action the forces of a side that are left in one zone become one, and first those of the side that acted; what is too many is eliminated. */
export function* endOfActionStacking(g: Europe, side: Side): Script {
  for (const each of [side, opponent(side)])
    for (const id of zonesShared(g, each))
      if (!stackAsTheyAre(g, fieldForces(g, id, each))) yield* consolidate(g, id, each);
  for (const row of g.forces)
    if (row.commander === null) yield* partWithoutGeneral(g, row);
    else yield* trimAllies(g, row.id); // 10.1 After losses, on either side.
  yield* raiseSieges(g); // 15.3 Besiegers may have been among them.
}

/** 10.1, 11 Events and budgets may take generals too: before the first round all stand as the rules want them. */
export function* endOfInterphaseStacking(g: Europe): Script {
  yield* endOfActionStacking(g, 'coalition');
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
    for (const each of fieldForces(g, id, leaving)) {
      log(g, '11', 'stacking.eliminated', { force: called(g, each), zone: id });
      destroyForce(g, each);
    }
  }
};
