import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { announced, refused, withEvent } from '../testing/events.ts';
import { quiet, unanswered } from '../testing/windows.ts';

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
test('70 Treachery: it comes besides the Siege of 12.2 and the limit of 12.33, whichever is made first', () => {
  const table = announced('treachery', 'france', { forces }).answer('france', { leader: 'davout' });
  quiet(table.dice(...Array.from({ length: 14 }, () => 1)));
  table.answer('france', { kind: 'siege', leader: 'davout' });
  expect(table.dice(1, 1).asked().prompt.params).toMatchObject({ dice: 4 + 3 + 2 });
});
test('70 Treachery: Units that have attacked in this Round attack again', () => {
  const table = withEvent('treachery', 'france', { forces }).answer('france', { kind: 'siege', leader: 'davout' });
  quiet(table.dice(...Array.from({ length: 11 }, () => 1)));
  unanswered(table.answer('france', { kind: 'event', card: 'treachery' })).answer('france', { leader: 'davout' });
  expect(table.dice(1, 1).asked().prompt.params).toMatchObject({ dice: 4 + 3 + 2 + 3 });
});
