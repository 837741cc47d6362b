import { expect, test } from 'vitest';
import { battleOfLinz } from '../testing/battles.ts';

test('97 Skirmish Screen: the enemy rolls two dice fewer (6.15)', () => {
  const table = battleOfLinz({ hands: { austria: ['skirmish_screen'] } });
  table.answer('austria', { kind: 'battleEvent', card: 'skirmish_screen' });
  expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 7 });
  expect(table.state.cards.discards).toContain('skirmish_screen');
});
