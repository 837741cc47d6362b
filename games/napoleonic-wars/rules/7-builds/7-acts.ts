import { act, type Act } from '../5-sequence/act.ts';
import { building } from './7.1-units-and-leaders.ts';
import { refitting, squadronBuilding } from './7.3-squadrons.ts';
import { REGROUP_ACTS } from './7.7-regroup.ts';

export const BUILD_ACTS: readonly Act[] = [
  act(building),
  act(squadronBuilding),
  act(refitting),
  act(REGROUP_ACTS.units),
  act(REGROUP_ACTS.leaders),
  act(REGROUP_ACTS.squadrons),
];
