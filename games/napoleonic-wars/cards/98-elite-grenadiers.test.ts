import { expect, test } from 'vitest';
import { battleOfLinz, faces } from '../testing/battles.ts';

test('98 Elite Grenadiers: two dice more; 6 6 5 by the enemy are one kill and one disrupt', () => {
  const table = battleOfLinz({ hands: { austria: ['elite_grenadiers'] } }).answer('austria', {
    card: 'elite_grenadiers',
  });
  table.dice(...faces(9, 6, 6, 5));
  expect(table.asked().prompt.params).toMatchObject({ nation: 'austria', dice: 6 });
  table.dice(...faces(6));
  expect(table.events('battle.rolled').map(({ said }) => said.params)).toContainEqual({
    nation: 'france',
    kills: 1,
    disrupts: 1,
  });
});
test('98 Elite Grenadiers: under To The Death they void a 6, not a 5', () => {
  const table = battleOfLinz({ hands: { france: ['to_the_death'], austria: ['elite_grenadiers'] } });
  table.answer('france', { card: 'to_the_death' }).answer('austria', { card: 'elite_grenadiers' });
  table.dice(...faces(9, 5)).dice(...faces(6));
  expect(table.events('battle.rolled').map(({ said }) => said.params)).toContainEqual({
    nation: 'france',
    kills: 1,
    disrupts: 0,
  });
});
