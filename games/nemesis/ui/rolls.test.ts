import { random, runMatch } from '@bivouac/bots';
import { CHANCE } from '@bivouac/kernel';
import { nemesis } from '../game.ts';
import { expect, test } from 'vitest';
import { rolledBy } from './rolls.ts';

test('every die of a war falls for one side, and both have some', () => {
  const owners: unknown[] = [];
  const { match } = runMatch({
    game: nemesis,
    options: nemesis.options.parse({}),
    bots: { coalition: random, french: random },
    seed: 'rolls',
  });
  match.entries.forEach(({ by, answer }, at) => {
    if (by !== CHANCE || answer.kind !== 'die') return;
    const past = match.at(at);
    const prompt = past.questions()[0]?.prompt;
    owners.push(prompt ? [prompt.key, rolledBy(prompt, past.state)] : 'no question');
  });
  expect(owners.filter((owner) => !Array.isArray(owner) || owner[1] === undefined)).toEqual([]);
  expect(new Set(owners.map((owner) => (owner as string[])[1]))).toEqual(new Set(['coalition', 'french']));
});
