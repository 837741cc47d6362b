import type { Entry } from '@bivouac/kernel';
import type { Step } from '../../storage/step.ts';

export const NOON = 1_700_000_000_000;

export const sends = (by: string, men: number): Entry => ({ by, answer: { kind: 'send', nation: 'france', men } });
export const rolls = (draw: number, pips: number): Entry => ({ by: 'chance', answer: { kind: 'die', pips }, draw });

export const step = (match: string, length: number, entries: readonly Entry[], changes: Partial<Step> = {}): Step => ({
  match,
  from: { length, generation: 0 },
  entries,
  draws: 0,
  asked: ['empire'],
  askedAt: NOON,
  at: NOON,
  ...changes,
});
