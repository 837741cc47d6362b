import type { Answer, Pick } from '@bivouac/kernel';

/** The answer that scores best; among equals the pick decides, so that play is varied and yet the same for a seed. */
export const bestOf = <A extends Answer>(answers: readonly A[], score: (answer: A) => number, pick: Pick): A => {
  let best: A[] = [];
  let top = -Infinity;
  for (const answer of answers) {
    const worth = score(answer);
    if (worth < top) continue;
    if (worth > top) best = [];
    top = worth;
    best.push(answer);
  }
  const chosen = best[best.length > 1 ? pick(best.length) : 0];
  if (!chosen) throw new Error('a question without an answer that can be scored');
  return chosen;
};
