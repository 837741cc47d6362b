import { leadingFleets } from '../13-naval/13.2-grand-fleets.ts';
import { CARD_ACTS } from '../6-cards/6.2-plays.ts';
import { BUILD_ACTS } from '../7-builds/7-acts.ts';
import { flagging } from '../7-builds/7.41-flags.ts';
import { endingWars } from '../7-builds/7.6-foreign-wars.ts';
import { austriaDecides } from '../8-diplomacy/8-austria-waits.ts';
import { TRACK_ACTS } from '../8-diplomacy/8.1-track.ts';
import { changingCamps } from '../8-diplomacy/8.33-changing-camps.ts';
import { declaring } from '../8-diplomacy/8.33-declaration.ts';
import { takingCommand } from '../9-movement/9.7-command.ts';
import { marching, marchingUnits } from '../9-movement/9.1-march.ts';
import { besieging } from '../12-fortresses/12.2-siege.ts';
import { convoying, convoyingUnits } from '../13-naval/13.6-convoys.ts';
import { sailing } from '../13-naval/13.1-sailing.ts';
import { act, type Act } from './act.ts';

/** 6.3 All that an Active nation may do, chapter by chapter. */
export const ACTS: readonly Act[] = [
  ...CARD_ACTS,
  ...BUILD_ACTS,
  act(flagging),
  act(endingWars),
  act(TRACK_ACTS.courting),
  act(TRACK_ACTS.pushing),
  act(TRACK_ACTS.flipping),
  act(declaring),
  act(changingCamps),
  act(austriaDecides),
  act(takingCommand),
  act(marching),
  act(marchingUnits),
  act(besieging),
  act(leadingFleets),
  act(sailing),
  act(convoying),
  act(convoyingUnits),
];
