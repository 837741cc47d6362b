import { CARD_ACTS } from '../6-cards/6.2-plays.ts';
import { BUILD_ACTS } from '../7-builds/7-acts.ts';
import { flagging } from '../7-builds/7.41-flags.ts';
import { marching, marchingUnits } from '../9-movement/9.1-march.ts';
import { besieging } from '../12-fortresses/12.2-siege.ts';
import { act, type Act } from './act.ts';

/** 6.3 All that an Active nation may do, chapter by chapter. */
export const ACTS: readonly Act[] = [
  ...CARD_ACTS,
  ...BUILD_ACTS,
  act(flagging),
  act(marching),
  act(marchingUnits),
  act(besieging),
];
