import { canonical, Match, seededNumbers } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { europe } from '../game.ts';

const SCENARIOS = ['1805', '1809', '1815'] as const;
const EDITIONS = ['2013', 'revised'] as const;
/** Look-alike states to each budget, and in all. */
const TWINS = 6;
const LOOKED_AT = 12_000;
const LONGEST = 1500;

const picksOf = (seed: string): ((below: number) => number) => {
  const number = seededNumbers(seed);
  let next = 0;
  return (below) => number(next++, below);
};

test('fog of war: at a line of the budget neither the view nor the refused wishes tell one look-alike state from another', () => {
  let looked = 0;
  const told: string[] = [];
  for (let game = 0; looked < LOOKED_AT; game++) {
    const options = europe.options.parse(
      { scenario: SCENARIOS[game % 3], edition: EDITIONS[game % 2], fogOfWar: true },
      'options',
    );
    const pick = picksOf(`fog at the budget ${game}`);
    const match = Match.begin(europe, options, 'salt');
    while (match.questions().length > 0 && match.seq < LONGEST && looked < LOOKED_AT) {
      const [question] = match.questions();
      if (!question) break;
      const { at, state } = match.checkpoint;
      if (question.prompt.key === 'budget.line' && at === match.seq) {
        const seer = question.by;
        const truth = Match.from(europe, options, state);
        const seen = canonical([truth.view(seer), truth.wishes(seer)]);
        for (let twin = 0; twin < TWINS; twin++, looked++) {
          const like = Match.from(europe, options, europe.imagine(europe.view(state, seer), seer, pick));
          if (canonical([like.view(seer), like.wishes(seer)]) !== seen) told.push(`game ${game}, answer ${match.seq}`);
        }
      }
      const answer = question.answers[pick(question.answers.length)];
      match.answer(question.by, match.seq, answer);
    }
  }
  expect(told).toEqual([]);
  expect(looked).toBeGreaterThanOrEqual(LOOKED_AT);
});
