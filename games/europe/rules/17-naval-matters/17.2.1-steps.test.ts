import { expect, test } from 'vitest';
import type { Table } from '../../testing/position.ts';
import { port, sailing, sea } from '../../testing/sailing.ts';

const why = (table: Table, kind: string, more: object = {}): string =>
  table.refusal('coalition', { kind, ...more }).because.key;

test('17.2.1 a squadron without points left goes nowhere', () => {
  const table = sailing({ fleets: { fl_ball: port('portsmouth') } }, 'fl_ball').answer('coalition', 'putOut');
  for (let sailed = 0; (table.state.voyage?.left ?? 0) > 0; sailed++)
    table.answer('coalition', { kind: 'sail', sea: sailed % 2 === 0 ? 'mer_du_nord' : 'manche' });
  for (const step of table.asked().answers) expect(['done', 'corsairs']).toContain(step.kind);
  expect(table.refusal('coalition', { kind: 'putIn', zone: 'portsmouth' })).toMatchObject({
    rule: '17.2.1',
    because: { key: 'naval.noPoints' },
  });
});

test('17.2.5, 17.3.3 nobody attacks where no enemy is', () => {
  const table = sailing({ fleets: { fl_ball: sea('golfe_du_lion') } }, 'fl_ball');
  expect(why(table, 'attackPort', { zone: 'toulon' })).toBe('naval.emptyPort');
  expect(why(table, 'attackSquadron')).toBe('naval.nobodyThere');
});

test('17.2.8, 17.2.9 nobody lands or goes ashore where nobody is aboard', () => {
  const before = sailing({ fleets: { fl_ball: sea('golfe_du_lion') } }, 'fl_ball');
  expect(why(before, 'land', { zone: 'toulon' })).toBe('naval.noTroops');
  const inPort = sailing({ fleets: { fl_ball: port('portsmouth') } }, 'fl_ball');
  expect(why(inPort, 'disembark')).toBe('naval.noTroops');
});

test('17.2.8 two steps to a fleet, and a general only with troops', () => {
  const forces = { portsmouth: ['moore', 'gbr_1', 'gbr_2'] };
  const table = sailing({ forces, fleets: { fl_ball: port('portsmouth') } }, 'fl_ball');
  expect(why(table, 'embarkGeneral', { general: 'moore' })).toBe('naval.generalAlone');
  table.answer('coalition', { kind: 'embark', unit: 'gbr_1' });
  expect(why(table, 'embark', { unit: 'gbr_2' })).toBe('naval.noRoom');
  expect(table.asked().answers).toContainEqual({ kind: 'embarkGeneral', general: 'moore' });
});

test('17.2.10 no fleet hunts corsairs with troops aboard', () => {
  const forces = { portsmouth: ['gbr_1'] };
  const table = sailing({ forces, fleets: { fl_ball: port('portsmouth') } }, 'fl_ball');
  table.answer('coalition', { kind: 'embark', unit: 'gbr_1' });
  expect(why(table, 'corsairs')).toBe('naval.carriesTroops');
});
