import { expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import { nationRow } from '../state/state.ts';
import { battleOfLinz, faces } from '../testing/battles.ts';

const charged = (wanted = {}) => battleOfLinz({ hands: { france: ['cavalry_charge'] }, ...wanted });

test('92 Cavalry Charge: two dice more, and the Resource of a rout on one more', () => {
  const forces = { munich: ['davout', 'france 4'], linz: ['ferdinand', 'austria 6'] };
  const table = charged({ forces }).answer('france', { card: 'cavalry_charge' });
  expect(table.asked().prompt.params).toMatchObject({ dice: 11 });
  const before = nationRow(table.state, 'france').resources;
  // Ferdinand (1) is routed by three; the die shows 2.
  table.dice(...faces(11, 6, 6, 6)).dice(...faces(8));
  table.dice(2).answer('austria', { duchy: 'vienna' });
  expect(nationRow(table.state, 'france').resources).toBe(before + 1);
});
test('92 Cavalry Charge: not in Heavy Rains', () => {
  const table = charged({ effects: [{ kind: 'timed', card: cardId('heavy_rains'), nation: 'austria' }] });
  expect(table.refusal('france', { kind: 'battleEvent', card: 'cavalry_charge' }).because.key).toBe('charge.mud');
});
