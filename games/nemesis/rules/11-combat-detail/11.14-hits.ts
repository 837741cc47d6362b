import { roll, type Script } from '@bivouac/kernel';
import { log, say } from '../../text/speech.ts';
import type { Nemesis } from '../../state/state.ts';
import { halved } from '../1-definitions/1.2-rounding.ts';
import type { Forces } from './11.2-taking-part.ts';
import type { Outcome } from './11.8-final-values.ts';

/** 11.14 The loser takes the difference in hits, two at most for each unit that the winner had in good order. */
export const hitsOnLoser = (g: Nemesis, { loser, difference }: Outcome, winners: Forces): number => {
  const cap = 2 * winners.inGoodOrder;
  const hits = Math.min(difference, cap);
  log(g, '11.14', 'hits.onLoser', { side: loser, difference, cap, hits });
  return hits;
};

const ADJUSTMENTS: Readonly<Record<number, number>> = { 1: -2, 2: -1, 5: 1, 6: 2 };

const half = ({ agreed: { hitsOnWinner } }: Nemesis, difference: number): number =>
  hitsOnWinner === 'up' ? Math.ceil(difference / 2) : halved(difference);

/**
 * 11.15 The winner takes half the difference, more or less by a die; one hit at most for each unit that the loser had in
 * good order, so there is no need to roll when he had none. On the half see rulings/11.15-hits-on-the-winner.md.
 */
export function* hitsOnWinner(g: Nemesis, { winner, difference }: Outcome, losers: Forces): Script<number> {
  const cap = losers.inGoodOrder;
  const base = half(g, difference);
  if (cap === 0) {
    log(g, '11.15', 'hits.noneOnWinner', { side: winner });
    return 0;
  }
  const die = yield* roll('11.15', say('hits.roll', { side: winner, half: base }));
  const adjustment = ADJUSTMENTS[die] ?? 0;
  const hits = Math.min(Math.max(base + adjustment, 0), cap);
  log(g, '11.15', 'hits.onWinner', { side: winner, difference, half: base, die, adjustment, cap, hits });
  return hits;
}
