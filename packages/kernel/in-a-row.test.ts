import { asks, hear, told, toy, type Toy, word } from '@bivouac/testing/example/toy.ts';
import { describe, expect, test } from 'vitest';
import { beginOf, giveInARow, lastOwn, takeBackInOneGo, withGesture } from './in-a-row.ts';
import { Match } from './match.ts';
import type { Question, Script } from './question.ts';
import { roll } from './question.ts';
import { Table } from './table.ts';

/** A table at which one stage asks as the test says. */
const table = (stage: (g: Toy) => Script) => {
  const game = toy(stage, { result: () => undefined });
  return new Table(Match.begin(game, { stages: 3 }), {
    chance: { answer: ({ answers }: Question) => answers[2] ?? word('die') },
  });
};
const steps = function* (g: Toy, ...by: readonly string[]): Script {
  for (const seat of by) {
    const [answer] = yield [asks(seat, 'go', 'stay')];
    hear(g, `${seat}:${answer?.kind}`);
  }
};
const words = (...kinds: readonly string[]) => kinds.map(word);

describe('answers in a row', () => {
  test('are given one after the other, while the same seat is asked', () => {
    const at = table((g) => steps(g, 'a', 'a', 'a', 'b'));
    expect(giveInARow(at as never, 'a', 0, words('go', 'go', 'stay'))).toEqual({ given: 3 });
    expect(at.match.state.heard).toEqual(['a:go', 'a:go', 'a:stay']);
  });

  test('end where one is refused: those before it stand', () => {
    const at = table((g) => steps(g, 'a', 'a', 'a'));
    const { given, refusal } = giveInARow(at as never, 'a', 0, words('go', 'fly', 'go'));
    expect([given, refusal?.because.key, at.match.seq]).toEqual([1, 'table.unlisted', 1]);
  });

  test('the first is for the question that was seen: a stale one gives nothing', () => {
    const at = table((g) => steps(g, 'a', 'a'));
    expect(giveInARow(at as never, 'a', 7, words('go', 'go'))).toMatchObject({
      given: 0,
      refusal: { because: { key: 'table.stale' } },
    });
    expect(at.match.seq).toBe(0);
  });

  test('end where somebody else decides', () => {
    const at = table((g) => steps(g, 'a', 'b', 'a'));
    expect(giveInARow(at as never, 'a', 0, words('go', 'go'))).toEqual({ given: 1, stopped: 'others' });
  });

  test('end where a die has fallen, and where something has come to light', () => {
    const diced = table(function* (g) {
      yield* steps(g, 'a');
      yield* roll('1', { key: 'toy.roll', params: {} });
      yield* steps(g, 'a');
    });
    expect(giveInARow(diced as never, 'a', 0, words('go', 'go'))).toEqual({ given: 1, stopped: 'die' });
    const shown = table(function* (g) {
      yield* steps(g, 'a', 'a');
      told(g, 'toy.shown', { reveals: true });
      yield* steps(g, 'a');
    });
    expect(giveInARow(shown as never, 'a', 0, words('go', 'go', 'go'))).toEqual({ given: 2, stopped: 'news' });
  });
});

describe('what was given in one go', () => {
  test('is taken back in one go, and no more than that', () => {
    const at = table((g) => steps(g, 'a', 'a', 'a', 'a'));
    giveInARow(at as never, 'a', 0, words('go'));
    giveInARow(at as never, 'a', 1, words('go', 'stay'));
    const gestures = withGesture([], { from: 1, to: 3 });
    expect([beginOf(gestures, 2), beginOf(gestures, 0)]).toEqual([1, 0]);
    expect(takeBackInOneGo(at as never, 'a', [], gestures)).toEqual({ taken: 2, verdict: undefined });
    expect([at.match.seq, lastOwn(at.match as never, 'a')]).toEqual([1, 0]);
  });

  test('an answer under seal is taken back alone', () => {
    const at = table(function* (g) {
      yield* steps(g, 'a');
      yield [asks('a', 'left', 'right'), asks('b', 'left', 'right')];
    });
    at.answer('a', 0, word('go'));
    at.answer('a', 1, word('left'));
    expect(takeBackInOneGo(at as never, 'a', ['b'], [])).toEqual({ taken: 1, verdict: undefined });
    expect([at.match.seq, at.match.sealed]).toEqual([1, []]);
  });
});
