import type { Told } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { routesBetween, type Seen } from './use-routes.ts';

/** A game in which every line names a hex, and one counter goes from each to the next. */
const ui = {
  routes: (_state: unknown, told: readonly { readonly key: string }[], since: number) => ({
    Ney: told.slice(Math.max(0, since - 1)).map(({ key }) => key),
  }),
};
const line = (at: number, key: string): Told => ({ at, rule: '8.4', to: 'all', said: { key, params: {} } });
const EVENTS = [line(1, 'ulm'), line(2, 'augsburg'), line(3, 'munich'), line(4, 'linz')];
const moment = (seq: number, events = EVENTS): Seen => ({ state: {}, seq, events });

test('what was told between two moments gives the way, and nothing of what comes later', () => {
  expect(routesBetween(ui, moment(1), moment(3))).toEqual({ Ney: ['ulm', 'augsburg', 'munich'] });
});

test('back in time the way is gone backwards, even if its lines were taken back', () => {
  expect(routesBetween(ui, moment(3), moment(1, EVENTS.slice(0, 1)))).toEqual({ Ney: ['munich', 'augsburg', 'ulm'] });
});

test('without news, or in a game that tells no ways, there are none', () => {
  expect(routesBetween(ui, moment(4), moment(4))).toEqual({});
  expect(routesBetween({}, moment(1), moment(3))).toEqual({});
});
