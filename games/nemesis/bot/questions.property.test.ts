import { random, runMatch } from '@bivouac/bots';
import type { Bot } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { OF_1813, STANDARD } from '../scenario/agreed.ts';
import { nemesis } from '../game.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { greedy } from './greedy.ts';
import { JUDGES } from './greedy.ts';

const everyRule = Object.fromEntries(OF_1813.filter((name) => STANDARD[name] === false).map((name) => [name, true]));
const allOff = nemesis.options.parse({ scenario: '1813' }, 'options');
const allOn = nemesis.options.parse({ scenario: '1813', ...everyRule }, 'options');

/** Which questions come up in random games for which greedy has no judge. */
const unjudged = (
  options: typeof allOn,
  games: number,
): { readonly keys: readonly string[]; readonly asked: number } => {
  const asked = new Set<string>();
  const watched: Bot<NemesisView> = {
    name: 'watched',
    choose(view, question, pick) {
      asked.add(question.prompt.key);
      return random.choose(view, question, pick);
    },
  };
  for (let seed = 1; seed <= games; seed++)
    runMatch({ game: nemesis, options, bots: { coalition: watched, french: watched }, seed });
  return { keys: [...asked].filter((key) => !(key in JUDGES)), asked: asked.size };
};

const won = (coalition: Bot<NemesisView>, french: Bot<NemesisView>, options: typeof allOn): string | undefined => {
  const { faults, result } = runMatch({ game: nemesis, options, bots: { coalition, french }, seed: 2 });
  expect(faults).toEqual([]);
  return result?.winner;
};

describe('greedy in the campaign of 1813', () => {
  test('it has a judge for every question that random games ask, with all rules and with none', () => {
    const on = unjudged(allOn, 6);
    expect(on.keys).toEqual([]);
    expect(on.asked).toBeGreaterThan(35);
    expect(unjudged(allOff, 2).keys).toEqual([]);
  });

  test('it beats random on each side, all optional rules in force', () => {
    expect(won(greedy, random, allOn)).toBe('coalition');
    expect(won(random, greedy, allOn)).toBe('french');
  });
});
