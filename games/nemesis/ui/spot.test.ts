import type { Answer, Asked } from '@bivouac/kernel';
import { random, runMatch } from '@bivouac/bots';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import { at, ITALY } from '../testing/position.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { counters } from './counters.ts';
import { closes, group, spot } from './spot.ts';

const asked = (key: string, params: Asked['prompt']['params'] = {}): Asked => ({
  by: 'french',
  rule: '8.4',
  prompt: { key, params },
  answers: [],
  sealed: false,
});

describe('where an answer is given', () => {
  test('8.4 a step is an arrow from where the march stands', () => {
    expect(spot({ kind: 'step', to: '3927' }, asked('march.whereTo', { hex: '3928', points: 1 }))).toEqual({
      from: '3928',
      place: '3927',
    });
  });

  test('10.1 an attack is an arrow from stack to target', () => {
    expect(spot({ kind: 'attack', from: '3928', to: '3828' }, asked('attack.order'))).toEqual({
      from: '3928',
      place: '3828',
    });
  });

  test('11.17 a hit is given on the counter that takes it', () => {
    expect(spot({ kind: 'hit', unit: 'f99-Serr' }, asked('hits.who'))).toEqual({ counter: 'f99-Serr' });
  });

  test('8.4 to halt, or to march off, one points at the hex itself', () => {
    expect(spot({ kind: 'halt' }, asked('march.whereTo', { hex: '3928', points: 1 }))).toEqual({ place: '3928' });
    expect(spot({ kind: 'march' }, asked('march.whoGoes', { hex: '3928' }))).toEqual({ place: '3928' });
  });

  test('what concerns no place lights up nothing', () => {
    expect(spot({ kind: 'commit', commands: 2 }, asked('attack.commit'))).toEqual({});
  });

  test('every spot of a whole game is a hex in play or a counter on the map', () => {
    const seen = new Set<string>();
    const astray: string[] = [];
    runMatch({
      game: nemesis,
      options: nemesis.options.parse({}),
      bots: { french: random, coalition: random },
      seed: 5,
      onAnswer: (match) => {
        for (const question of match.questions()) {
          if (question.by === 'chance' || seen.has(question.prompt.key)) continue;
          seen.add(question.prompt.key);
          const view = match.view(question.by).state as NemesisView;
          const known = new Set([
            ...ITALY.playable,
            ...counters(view, question.by, 'en').map(({ id }) => id),
          ] as string[]);
          const spots = question.answers.map((answer) => spot(answer, { ...question, sealed: false }));
          const named = spots.flatMap(({ place, counter, from }) => [place, counter, from]);
          astray.push(...named.filter((id) => id !== undefined && !known.has(id)).map(String));
        }
      },
    });
    expect(astray).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });
});

describe('how answers are grouped and which of them ends a question', () => {
  const heading = (answer: Answer): string | undefined => group(answer, asked('any'), 'en');

  test('attacks stand under the stack that makes them', () => {
    expect(heading({ kind: 'attack', from: '3928', to: '3828' })).toBe('From Mantua');
  });

  test('trains and dummies stand apart', () => {
    expect(heading({ kind: 'train', hex: '3928' })).not.toBe(heading({ kind: 'dummy', hex: '3928' }));
  });

  test('a march, a halt and an order end their question; a discarded train does not', () => {
    expect(['march', 'halt', 'order', 'done', 'pass', 'decline'].every((kind) => closes({ kind }))).toBe(true);
    expect(closes({ kind: 'discard', hex: '3928' })).toBe(false);
  });

  test('8.4 anyone who may be left behind can be pointed at', () => {
    const table = at({
      french: { '3928': ['f99-Serr', 'f99-mg', 'Moreau'] },
      depots: { french: ['3928'] },
      trains: [{ side: 'french', hex: '3928' }],
    }).answer('french', { kind: 'move', from: '3928' });
    const question = table.asked('french');
    const spots = question.answers.map((answer) => spot(answer, { ...question, sealed: false }));
    expect(spots).toEqual([{ place: '3928' }, { counter: 'f99-Serr' }, { counter: 'f99-mg' }, { counter: 'Moreau' }]);
  });
});
