import { expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import { battleOfLinz } from '../testing/battles.ts';
import { at } from '../testing/position.ts';

test('93 Grand Battery: three dice more in the field', () => {
  const table = battleOfLinz({ hands: { france: ['grand_battery'] } }).answer('france', { card: 'grand_battery' });
  expect(table.asked().prompt.params).toMatchObject({ dice: 12 });
});
test('93 Grand Battery: two dice more in a Siege, for the Besieger', () => {
  const table = at({
    active: 'france',
    forces: { lisbon: ['davout', 'france 4'] },
    fleets: {},
    hands: { france: ['grand_battery'] },
  });
  table.answer('france', { kind: 'siege', leader: 'davout' }).answer('france', { card: 'grand_battery' });
  table.dice(1, 1);
  expect(table.asked().prompt.params).toMatchObject({ dice: 4 + 3 + 2 + 2 });
});
test('93 Grand Battery: not in Heavy Rains', () => {
  const effects = [{ kind: 'timed', card: cardId('heavy_rains'), nation: 'austria' }] as const;
  const table = battleOfLinz({ hands: { france: ['grand_battery'] }, effects });
  expect(table.refusal('france', { kind: 'battleEvent', card: 'grand_battery' }).because.key).toBe('battery.mud');
});
