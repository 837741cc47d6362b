import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('75 Storm at Sea: three British Squadrons run for Port, one is damaged, none sails again in this Impulse', () => {
  const table = announced('storm_at_sea', 'france', { fleets: { english_channel: 'britain 3' } }).answer('france', {
    zone: 'english_channel',
  });
  if (table.asked().prompt.key === 'navalRetreat.where') table.answer('britain', { place: 'kent' });
  const fleet = table.state.squadrons.filter(({ at: place }) => place === 'kent');
  expect(fleet.map(({ refit }) => refit).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
  expect(fleet.every(({ halted }) => halted)).toBe(true);
});
test('75 Storm at Sea: a Convoy on its way turns back, and its points are lost', () => {
  const table = at({
    players: 5,
    active: 'britain',
    points: 6,
    fleets: {},
    forces: { kent: ['britain 1'] },
    hands: { france: ['storm_at_sea'] },
  });
  table.answer('britain', { kind: 'convoyUnits', duchy: 'kent', count: 1 }).answer('britain', { duchy: 'winchester' });
  unanswered(table.answer('france', { card: 'storm_at_sea' }).answer('france', { zone: 'english_channel' }));
  expect(unitsIn(table.state, duchyId('kent'), 'britain')).toBe(1);
  expect(table.state.impulse).toMatchObject({ points: 4, convoyed: true });
});
test('75 Storm at Sea: not over an empty sea', () => {
  expect(refused('storm_at_sea', 'france')).toBe('storm.calm');
});
