import { describe, expect, expectTypeOf, test } from 'vitest';
import type { State } from './state.ts';
import { open, REFEREE, type Seer, type Sights, viewBy, type ViewOf } from './view.ts';

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
