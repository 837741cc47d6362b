import type { CounterMark } from '../game-ui.ts';

type MarkKind = CounterMark['kind'];

/** A sign in a badge of 24 by 24, its middle at nought, drawn in strokes. */
export const MARK_SIGNS: Readonly<Record<MarkKind, string>> = {
  disrupted: 'M1.5-8L-4 0.5H2L-1.5 8',
  forage:
    'M0 8V-7M0-3C-4-3-5-6-5-8C-2-8 0-6 0-3M0-3C4-3 5-6 5-8C2-8 0-6 0-3M0 3C-4 3-5 0-5-2C-2-2 0 0 0 3M0 3C4 3 5 0 5-2C2-2 0 0 0 3',
  forcedMarch: 'M-7-5L-1.5 0L-7 5M0-5L5.5 0L0 5',
  combat: 'M-6-6L6 6M6-6L-6 6M-6.5 2.5L-2.5 6.5M6.5 2.5L2.5 6.5',
  combatTwice: 'M-7-4L3 6M3-4L-7 6M4-7C5-9 8-8 7.5-6C7-4.5 4-4 4-2H8',
  besieged: 'M-7 7V-3M7 7V-3M-7 7H7M-7-3V-6H-4V-3H-1.5V-6H1.5V-3H4V-6H7V-3',
  outOfSupply: 'M-4.5-7H4.5C6.5-3 6.5 3 4.5 7H-4.5C-6.5 3-6.5-3-4.5-7M-8 8L8-8',
  moved: 'M-7 0H6M1-5L6 0L1 5',
  real: 'M-6 0.5L-2 5L6.5-5.5',
  hidden: 'M-4.5-3.5C-4.5-9 4.5-9 4.5-3.5C4.5-0.5 0-0.5 0 3M0 6.6V7.6',
  garrison: 'M5.5-4C4-7-5.5-7.5-5.5 0C-5.5 7.5 4.5 7 5.5 3.5V0.5H1',
  waits: 'M-3-6V6M3-6V6',
  depot:
    'M-7-5H7V2H-7ZM-6 5.2A2.2 2.2 0 1 0-1.6 5.2A2.2 2.2 0 1 0-6 5.2M1.6 5.2A2.2 2.2 0 1 0 6 5.2A2.2 2.2 0 1 0 1.6 5.2',
  entrenched: 'M-8 6H8M-8 6L-5-1H5L8 6M-3-1V-6M3-1V-6M-5-6H5',
  dummy: 'M-5.5 0A5.5 5.5 0 1 0 5.5 0A5.5 5.5 0 1 0-5.5 0M-6.5 6.5L6.5-6.5',
};

/** Marks that tell of harm are on a dark ground, the others on a pale one: shape first, then tone. */
export const isHarm = (kind: MarkKind): boolean =>
  kind === 'disrupted' || kind === 'outOfSupply' || kind === 'besieged';
