import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { battleOfLinz, faces } from '../testing/battles.ts';
import type { Table } from '../testing/position.ts';
import { plays, quiet } from '../testing/windows.ts';

const beaten = (...shown: readonly number[]): Table => {
  const forces = { munich: ['davout', 'france 4'], linz: ['ferdinand', 'austria 6'] };
  const table = battleOfLinz({ forces, hands: { russia: ['rearguard'] } });
  return table.dice(...faces(9, ...shown)).dice(...faces(8));
};

test('104 Rearguard: without a rout the disrupted pieces live, and no Resource is rolled for', () => {
  const table = plays(beaten(6, 6, 5, 5), 'russia', 'rearguard').answer('russia', 'coverRetreat');
  table.answer('austria', { duchy: 'vienna' });
  expect(unitsIn(table.state, duchyId('vienna'), 'austria')).toBe(4);
  expect(table.events('rout.happens')).toHaveLength(0);
});
test('104 Rearguard: or the victors go no further', () => {
  const table = plays(beaten(6), 'russia', 'rearguard');
  table.answer('russia', 'barPursuit').answer('austria', { duchy: 'vienna' });
  expect(leaderRow(table.state, leaderId('davout')).halted).toBe(true);
});
test('104 Rearguard: passed, the Army is routed', () => {
  const table = quiet(beaten(6, 6, 5, 5).dice(6)).answer('austria', { duchy: 'vienna' });
  expect(unitsIn(table.state, duchyId('vienna'), 'austria')).toBe(2);
});
