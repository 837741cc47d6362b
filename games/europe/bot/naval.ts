import { byKind, type Judges, nothing } from './judging.ts';

/** 17 At sea nothing is risked. */
export const NAVAL: Judges = {
  'naval.step': () => byKind({ done: nothing, putIn: () => -0.5, disembark: () => 1 }),
  'naval.intercept': () => byKind({ yes: () => -1, no: nothing }),
  'naval.comeOut': () => byKind({ yes: () => -1, no: nothing }),
  'naval.evade': () => byKind({ yes: () => 1, no: nothing }),
  'naval.withdraw': () => byKind({ yes: () => 1, no: nothing }),
};
