import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { announced, refused } from '../testing/events.ts';

const forces = { riga: ['davout', 'france 4'] };

test('70 Treachery: a second Siege of Riga in a preemptive Impulse, with three dice more in the first Round', () => {
  const impulse = { played: false, scheduled: false, sieges: [duchyId('riga')] };
  const table = announced('treachery', 'france', { forces, impulse }).answer('france', { leader: 'davout' });
  table.dice(1, 1);
  expect(table.asked().prompt.params).toMatchObject({ dice: 4 + 3 + 2 + 3 });
});
test('70 Treachery: not after a battle there, nor with an enemy Formation there', () => {
  const impulse = { played: false, fields: [duchyId('riga')] };
  expect(refused('treachery', 'france', { forces, impulse })).toBe('treachery.nobody');
  expect(refused('treachery', 'france', { forces: { riga: [...forces.riga, 'russia 1'] } })).toBe('treachery.nobody');
});
