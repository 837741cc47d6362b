import { random, runMatch } from '@bivouac/bots';
import { europe } from '../game.ts';
import { CHANCE } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { rolledBy } from './rolls.ts';

test('every die of the first rounds falls for one side, and both have some', () => {
  const owners: unknown[] = [];
  const { match } = runMatch({
    game: europe,
    options: europe.options.parse({ scenario: '1815' }),
    bots: { empire: random, coalition: random },
    seed: 'rolls',
  });
  match.entries.forEach(({ by, answer }, at) => {
    if (by !== CHANCE || answer.kind !== 'die') return;
    const past = match.at(at);
    const prompt = past.questions()[0]?.prompt;
    owners.push(prompt && rolledBy(prompt, past.state));
  });
  expect(new Set(owners)).toEqual(new Set(['coalition', 'empire']));
});
