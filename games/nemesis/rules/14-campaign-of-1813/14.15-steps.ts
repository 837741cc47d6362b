import type { Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { campaignOf, type Nemesis, type Phase } from '../../state/state.ts';
import { beginTurn } from '../5-sequence-of-play/5.1-clock.ts';

/** 14.15 a, c What the truce is used for, in its order: each step belongs to one side. */
const STEPS: readonly { readonly phase: Phase; readonly side: Side }[] = [
  { phase: 'redeployment', side: 'french' },
  { phase: 'armisticeDepots', side: 'french' },
  { phase: 'redeployment', side: 'coalition' },
  { phase: 'armisticeDepots', side: 'coalition' },
  { phase: 'armisticeReinforcements', side: 'french' },
  { phase: 'armisticeReinforcements', side: 'coalition' },
];

const beginStep = (g: Nemesis, index: number): void => {
  const step = STEPS[index];
  if (!step) return beginTurn(g, campaignOf(g)?.armistice.resumeTurn ?? g.clock.turn + 1);
  g.clock = { ...g.clock, phase: step.phase, next: step.side, out: [] };
  log(g, '5.1', 'phase.begins', { phase: step.phase });
};

export const beginRedeployment = (g: Nemesis): void => beginStep(g, 0);

/** The side whose step it is has done with it. After the last one the war goes on, on Turn 13. */
export const endStep = (g: Nemesis): void => {
  const { phase, next } = g.clock;
  beginStep(g, STEPS.findIndex((step) => step.phase === phase && step.side === next) + 1);
};
