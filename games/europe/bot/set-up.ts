import { forceCalled, forceSteps } from '../state/state.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { pull } from './draw.ts';
import { generalWorth, stepWorth } from './strength.ts';

/** 20 The best general who is free. */
const general: Judge = () => byKind({ takeGeneral: ({ general: id }) => generalWorth(id) });
const largest: Judge = (s) => byKind({ setUpWith: ({ force: name }) => forceSteps(s.g, forceCalled(s.g, name)) });

/** 20 What a scenario leaves to the players. */
export const SET_UP: Judges = {
  'setUp.general': general,
  'setUp.freeGeneral': general,
  'setUp.withWhom': largest,
  'setUp.depot': largest,
  'setUp.where': (s) => byKind({ setUpAt: ({ zone }) => pull(s, zone, 4) }),
  'setUp.fleet': () => byKind({ mooredAt: nothing, stationed: nothing, blockading: () => 1 }),
  'setUp.replacements': (s) => byKind({ replace: ({ unit }) => stepWorth(s.g, unit), done: nothing }),
};
