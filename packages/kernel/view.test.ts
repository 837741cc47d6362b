import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Question } from './question.ts';
import type { State } from './state.ts';
import { open, REFEREE, seenBy, type Seer, type Sights, SPECTATOR, viewBy, type ViewOf } from './view.ts';

interface Cards extends State {
  clock: { readonly turn: number };
  hands: Readonly<Record<string, readonly number[]>>;
  discard: readonly number[];
}
const sights = {
  clock: open,
  log: () => [],
  hands: (hands: Cards['hands'], seer: Seer) =>
    Object.entries(hands).map(([seat, cards]) => (seat === seer || seer === REFEREE ? cards : cards.length)),
  discard: open,
} satisfies Sights<Cards>;
const view = viewBy<Cards, typeof sights>(sights);
const state: Cards = { clock: { turn: 1 }, log: [], hands: { a: [4, 7], b: [1] }, discard: [9] };

describe('sights', () => {
  test('cut each table for the seer', () => {
    expect(view(state, 'a').hands).toEqual([[4, 7], 1]);
    expect(view(state, 'b').hands).toEqual([2, [1]]);
    expect(view(state, 'spectator').hands).toEqual([2, 1]);
    expect(view(state, REFEREE).hands).toEqual([[4, 7], [1]]);
  });

  test('share what lies open', () => {
    expect(view(state, 'a').discard).toBe(state.discard);
  });

  test('show no table that they do not speak of', () => {
    const more = { ...state, orders: ['hidden'] };
    expect(Object.keys(view(more, REFEREE))).toEqual(['clock', 'log', 'hands', 'discard']);
  });

  test('must answer for each table, and for no other', () => {
    const { hands: _hands, ...without } = sights;
    expectTypeOf(sights).toExtend<Sights<Cards>>();
    expectTypeOf(without).not.toExtend<Sights<Cards>>();
    expectTypeOf<keyof Sights<Cards>>().toEqualTypeOf<'clock' | 'log' | 'hands' | 'discard'>();
    expectTypeOf<(hands: number) => number>().not.toExtend<Sights<Cards>['hands']>();
  });

  test('give the view its type', () => {
    type View = ViewOf<Cards, typeof sights>;
    expectTypeOf<View['hands']>().toEqualTypeOf<(number | readonly number[])[]>();
    expectTypeOf(view).returns.toEqualTypeOf<View>();
  });
});

describe('an open question', () => {
  const asked: Question = {
    by: 'a',
    rule: '1',
    prompt: { key: 'play.from', params: { hand: ['4', '7'] } },
    answers: [{ kind: 'pass' }],
  };
  const others = { key: 'play.card', params: {} };

  test('shows its list to the seat that is asked, and to the referee', () => {
    expect(seenBy('a', asked, false)).toEqual({ ...asked, sealed: false });
    expect(seenBy(REFEREE, asked, false)).toEqual({ ...asked, sealed: false });
    expect(seenBy('b', asked, false)).toEqual({ by: 'a', rule: '1', prompt: asked.prompt, sealed: false });
  });

  test('is put to the others in other words where its own would tell too much', () => {
    const cut = { ...asked, others };
    expect(seenBy('a', cut, false).prompt).toBe(asked.prompt);
    expect(seenBy(REFEREE, cut, false).prompt).toBe(asked.prompt);
    expect(seenBy('b', cut, false).prompt).toBe(others);
    expect(seenBy(SPECTATOR, cut, false).prompt).toBe(others);
  });
});
