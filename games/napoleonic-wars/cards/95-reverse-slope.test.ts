import { expect, test } from 'vitest';
import { battleOfLinz } from '../testing/battles.ts';

test('95 Reverse Slope: the attacker rolls three dice fewer; with a Skirmish Screen five', () => {
  const table = battleOfLinz({ hands: { austria: ['reverse_slope', 'skirmish_screen'] } });
  table.answer('austria', { card: 'reverse_slope' });
  expect(table.asked().by).toBe('austria');
  table.answer('austria', { card: 'skirmish_screen' });
  expect(table.asked().prompt.params).toMatchObject({ nation: 'france', dice: 9 - 3 - 2 });
});
test('95 Reverse Slope: one die is always left', () => {
  const forces = { munich: ['davout', 'france 1'], linz: ['austria 3'] };
  const table = battleOfLinz({ hands: { austria: ['reverse_slope', 'skirmish_screen'] }, forces, players: 4 });
  table.answer('austria', { card: 'reverse_slope' }).answer('austria', { card: 'skirmish_screen' });
  expect(table.asked().prompt.params).toMatchObject({ dice: 1 });
});
test('95 Reverse Slope: not for the attacker', () => {
  const table = battleOfLinz({ hands: { france: ['reverse_slope'] } });
  expect(table.refusal('france', { kind: 'battleEvent', card: 'reverse_slope' }).because.key).toBe('slope.attacks');
});
