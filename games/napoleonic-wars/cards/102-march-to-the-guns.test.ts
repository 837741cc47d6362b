import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { battleOfLinz, faces } from '../testing/battles.ts';
import type { Table } from '../testing/position.ts';
import { plays } from '../testing/windows.ts';

const rolled = (forces: Record<string, readonly string[]>): Table => {
  const table = battleOfLinz({ forces, hands: { france: ['march_to_the_guns'] } });
  return table.answer('france', 'done').dice(...faces(9), ...faces(4));
};

test('102 March to the Guns: an Army next door joins, a die for each piece, and shares the fate of its side', () => {
  const table = rolled({ munich: ['davout', 'france 4'], ratisbon: ['massena', 'france 3'], linz: ['austria 3'] });
  plays(table, 'france', 'march_to_the_guns').answer('france', { leader: 'massena' });
  table.answer('france', 'withArmy').dice(6, 6, 1, 1);
  expect(leaderRow(table.state, leaderId('massena')).at).toBe('linz');
  expect(unitsIn(table.state, duchyId('linz'), 'france')).toBe(7);
  expect(table.asked()).toMatchObject({ by: 'austria', prompt: { key: 'retreat.where' } });
});
test('102 March to the Guns: not without an Army next to the battle', () => {
  const table = rolled({ munich: ['davout', 'france 4'], linz: ['austria 3'] });
  expect(table.asked().prompt.key).toBe('response.offer');
  expect(table.refusal('france', { kind: 'respond', card: 'march_to_the_guns' }).because.key).toBe('guns.nobody');
});
