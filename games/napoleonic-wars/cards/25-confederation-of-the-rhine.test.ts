import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const two = { munich: 'austria', ratisbon: 'austria' } as const;

test('25 Confederation of the Rhine: one Unit in each of three Duchies that France Controls', () => {
  const table = announced('confederation_of_the_rhine', 'france', { clock: { turn: 2 }, flags: two });
  expect(() => table.answer('france', { duchy: 'munich' })).toThrow('no answer fits');
  for (const duchy of ['baden', 'wurzburg', 'frankfurt']) table.answer('france', { duchy });
  expect(['baden', 'wurzburg', 'frankfurt'].map((at) => unitsIn(table.state, duchyId(at), 'france'))).toEqual([
    1, 1, 1,
  ]);
});
test('25 Confederation of the Rhine: not with three of them', () => {
  expect(
    refused('confederation_of_the_rhine', 'france', { clock: { turn: 2 }, flags: { ...two, baden: 'austria' } }),
  ).toBe('rhine.few');
});
