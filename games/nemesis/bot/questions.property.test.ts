import { random, runMatch } from '@bivouac/bots';
import type { Bot } from '@bivouac/kernel';
import { everyQuestionIsJudged } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { OF_1813, STANDARD } from '../scenario/agreed.ts';
import { nemesis } from '../game.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { toTheEnd } from '../testing/to-the-end.ts';
import { greedy, JUDGES } from './greedy.ts';

const everyRule = Object.fromEntries(OF_1813.filter((name) => STANDARD[name] === false).map((name) => [name, true]));
const allOff = nemesis.options.parse({ scenario: '1813' }, 'options');
const allOn = nemesis.options.parse({ scenario: '1813', ...everyRule }, 'options');

/** How many kinds of questions come up in random games, each with a judge of greedy's. */
const judged = (options: typeof allOn, games: number): number => {
  const seeds = Array.from({ length: games }, (_, place) => place + 1);
  return everyQuestionIsJudged({ game: nemesis, options, judges: JUDGES, seeds });
};

const won = (coalition: Bot<NemesisView>, french: Bot<NemesisView>, options: typeof allOn): string | undefined => {
  const { faults, result } = runMatch({ game: nemesis, options, bots: { coalition, french }, seed: 2 });
  expect(faults).toEqual([]);
  return result?.winner;
};

describe('greedy in the campaign of 1813', () => {
  test('it has a judge for every question that random games ask, with all rules and with none', () => {
    expect(judged(allOn, 6)).toBeGreaterThan(35);
    expect(judged(allOff, 2)).toBeGreaterThan(0);
  });

  test('it beats random on each side, all optional rules in force', () => {
    expect(won(greedy, random, allOn)).toBe('coalition');
    expect(won(random, greedy, allOn)).toBe('french');
  });
});

test('17 it has a judge for every question of the linked game', () => {
  const linked = nemesis.options.parse({ scenario: toTheEnd(), cards: true, austrianBargain: true });
  expect(judged(linked, 3)).toBeGreaterThan(35);
});
