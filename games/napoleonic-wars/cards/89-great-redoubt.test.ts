import { expect, test } from 'vitest';
import { battleOfLinz } from '../testing/battles.ts';
import { at } from '../testing/position.ts';

test('89 Great Redoubt: four dice more for the defenders', () => {
  const table = battleOfLinz({ hands: { austria: ['great_redoubt'] } });
  table.answer('austria', { card: 'great_redoubt' }).dice(1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(table.asked().prompt.params).toMatchObject({ nation: 'austria', dice: 3 + 1 + 4 });
});
test('89 Great Redoubt: not for the attacker, and not after a failed evasion', () => {
  const attacks = battleOfLinz({ hands: { france: ['great_redoubt'] } });
  expect(attacks.refusal('france', { kind: 'battleEvent', card: 'great_redoubt' }).because.key).toBe('redoubt.attacks');
  const forces = { munich: ['davout', 'france 4'], linz: ['john', 'austria 3'] };
  const table = at({ active: 'france', points: 6, fleets: {}, forces, hands: { austria: ['great_redoubt'] } });
  table.answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  table.answer('france', { kind: 'to', duchy: 'linz' });
  while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
  table.answer('austria', { duchy: 'vienna' });
  while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
  table.dice(1, 1);
  while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
  expect(table.refusal('austria', { kind: 'battleEvent', card: 'great_redoubt' }).because.key).toBe(
    'redoubt.surprised',
  );
});
