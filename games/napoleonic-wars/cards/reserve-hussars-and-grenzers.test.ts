import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { leaderRow } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { at } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

test('Hussars and Grenzers: Charles intercepts at +2 into a Friendly Duchy', () => {
  const forces = { munich: ['ney', 'france 2'], vienna: ['charles', 'austria 4'] };
  const table = at({ active: 'france', points: 2, fleets: {}, forces, hands: { austria: ['godoy'] } });
  table
    .answer('france', { kind: 'march', leader: 'ney' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  table
    .answer('austria', { card: 'hussars_and_grenzers' })
    .answer('austria', { leader: 'charles' })
    .answer('austria', 'withArmy');
  expect(unanswered(table).asked().prompt.params).toMatchObject({ modifier: 3 + 1 + 2 });
  unanswered(table.dice(1, 2));
  expect(leaderRow(table.state, leaderId('charles')).at).toBe('linz');
});
test('6.1, vector T30: they override a Turning Movement', () => {
  const forces = { munich: ['ney', 'france 2'], vienna: ['charles', 'austria 4'] };
  const table = announced('turning_movement', 'france', {
    forces,
    hands: { france: ['turning_movement'], austria: ['godoy'] },
  });
  table.answer('france', { leader: 'ney' }).answer('france', 'withArmy').answer('france', { duchy: 'linz' });
  table
    .answer('austria', { card: 'hussars_and_grenzers' })
    .answer('austria', { leader: 'charles' })
    .answer('austria', 'withArmy');
  expect(unanswered(table).asked().prompt.key).toBe('intercept.roll');
});
test('Hussars and Grenzers: or an Army in the Duchy evades', () => {
  const forces = { munich: ['ney', 'france 2'], linz: ['john', 'austria 2'] };
  const table = at({ active: 'france', points: 2, fleets: {}, forces, hands: { austria: ['godoy'] } });
  table
    .answer('france', { kind: 'march', leader: 'ney' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  table.answer('austria', { card: 'hussars_and_grenzers' }).answer('austria', { kind: 'eventDuchy', duchy: 'tyrol' });
  expect(unanswered(table).asked().prompt.params).toMatchObject({ modifier: 2 + 1 + 2 });
});
