import { random, runMatch } from '@bivouac/bots';
import { type Bot, CHANCE, saysTheSame } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { greedy } from './greedy.ts';
import { JUDGES } from './greedy.ts';

const options = nemesis.options.parse({}, 'options');
const played = (coalition: Bot<NemesisView>, french: Bot<NemesisView>, seed: number) =>
  runMatch({ game: nemesis, options, bots: { coalition, french }, seed });

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

describe('greedy over whole games', () => {
  test('as the Coalition it beats random in at least 9 of 10 games', () => {
    const reports = seeds.map((seed) => played(greedy, random, seed));
    expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    expect(reports.filter(({ result }) => result?.winner === 'coalition').length).toBeGreaterThanOrEqual(9);
  });

  test('as the French it beats random in at least 9 of 10 games', () => {
    const reports = seeds.map((seed) => played(random, greedy, seed));
    expect(reports.flatMap(({ faults }) => faults)).toEqual([]);
    expect(reports.filter(({ result }) => result?.winner === 'french').length).toBeGreaterThanOrEqual(9);
  });

  test('it gives listed answers only, and has a judgement on every question that is asked', () => {
    const unknown = new Set<string>();
    const watched: Bot<NemesisView> = {
      name: 'watched',
      choose(view, question, pick) {
        if (!(question.prompt.key in JUDGES)) unknown.add(question.prompt.key);
        const answer = greedy.choose(view, question, pick);
        expect(question.answers.some((listed) => saysTheSame(listed, answer))).toBe(true);
        return answer;
      },
    };
    const { faults, match } = played(watched, watched, 7);
    expect(faults).toEqual([]);
    expect([...unknown]).toEqual([]);
    expect(match.entries.filter(({ by }) => by !== CHANCE).length).toBeGreaterThan(300);
  });

  test('the same seed gives the same game, and another seed another', () => {
    const hash = (seed: number): string => played(greedy, greedy, seed).match.hash();
    const first = hash(3);
    expect(hash(3)).toBe(first);
    expect(hash(4)).not.toBe(first);
  });
});
