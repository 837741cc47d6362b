import { expect, test } from 'vitest';
import { battleOfLinz } from '../testing/battles.ts';

test('96 Form Square: Grand Battery, played by the Active side, has no effect', () => {
  const table = battleOfLinz({ hands: { france: ['grand_battery'], austria: ['form_square'] } });
  table.answer('france', { card: 'grand_battery' }).answer('austria', { card: 'form_square' });
  table.answer('austria', { kind: 'strikeEvent', card: 'grand_battery' });
  expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 9 });
  expect(table.state.cards.discards).toContain('grand_battery');
});
test('96 Form Square: nothing to strike before the enemy has played (11.1)', () => {
  const table = battleOfLinz({ hands: { france: ['form_square'], austria: ['grand_battery'] } });
  expect(table.refusal('france', { kind: 'battleEvent', card: 'form_square' }).because.key).toBe('square.nothing');
});
