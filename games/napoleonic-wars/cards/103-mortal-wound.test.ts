import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { leaderRow } from '../state/state.ts';
import { battleOfLinz, faces } from '../testing/battles.ts';
import type { Table } from '../testing/position.ts';
import { plays } from '../testing/windows.ts';

const fought = (theirs: number): Table => {
  const forces = { munich: ['davout', 'france 4'], linz: ['john', 'ferdinand', 'austria 3'] };
  const table = battleOfLinz({ forces, hands: { russia: ['mortal_wound'] } });
  return table.dice(...faces(9, 6, 5)).dice(...faces(7, theirs));
};
const where = (table: Table, leader: string): string => leaderRow(table.state, leaderId(leader)).at;

test('103 Mortal Wound: a subordinate under fire dies on 5, the Commander does not', () => {
  const follower = plays(fought(1), 'russia', 'mortal_wound').answer('russia', { leader: 'ferdinand' }).dice(5);
  expect(where(follower, 'ferdinand')).toBe('pool');
  const commander = plays(fought(1), 'russia', 'mortal_wound').answer('russia', { leader: 'john' }).dice(5);
  expect(where(commander, 'john')).toBe('linz');
});
test('103 Mortal Wound: only where a 6 has fallen', () => {
  const table = plays(fought(5), 'russia', 'mortal_wound');
  expect(() => table.answer('russia', { leader: 'davout' })).toThrow('no answer fits');
});
