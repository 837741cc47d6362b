import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { forcesIn, unitRow, unitsAt } from '../../state/state.ts';
import { budgetOf } from '../../testing/budgets.ts';
import { position, type Position, type Table } from '../../testing/position.ts';
import { fleetPorts, reinforcementZones } from './7.3.4-reinforcement-zones.ts';

const FRANCE = 'france' as NationId;
const BREST: Position = {
  zones: { brest: { siege: 0 } },
  forces: {
    brest: [
      ['gbr_1', 'gbr_2'],
      ['fra_1', 'besieged'],
    ],
  },
  fleets: {},
};
const isOpen = (edition: Edition, wanted: Position = BREST): boolean =>
  reinforcementZones(position({ edition, ...wanted }), FRANCE).includes('brest' as never);

describe('7.3.4, 15.2 a besieged port', () => {
  test('15.2 takes reinforcements in the first edition while it is supplied by sea, in the revised one never', () => {
    expect([isOpen('2013'), isOpen('revised')]).toEqual([true, false]);
    const watched = { fl_ball: { kind: 'blockade', zone: 'brest' as never } } as const;
    expect(isOpen('2013', { ...BREST, fleets: watched })).toBe(false);
    expect(isOpen('2013', { ...BREST, zones: { brest: { siege: 0, fortress: 'empty' } } })).toBe(false);
  });
  test('15.2 not one that the enemy holds and the own side besieges', () => {
    const forces = {
      brest: [
        ['ney', 'fra_1', 'fra_2'],
        ['gbr_1', 'besieged'],
      ],
    };
    const brest = { siege: 0, control: 'britain' as NationId };
    expect(isOpen('2013', { ...BREST, forces, zones: { brest } })).toBe(false);
  });
  test('15.1, 15.2 they go behind the walls, beside the garrison', () => {
    const table: Table = budgetOf('france', BREST)
      .answer('empire', { kind: 'build', unit: 'fra_10', steps: 1 })
      .answer('empire', { kind: 'raiseAt', zone: 'brest' });
    const { at } = unitRow(table.state, 'fra_10' as never);
    expect(forcesIn(table.state, 'brest' as never).find(({ id }) => id === at)).toMatchObject({ inside: true });
    expect(unitsAt(table.state, at)).toHaveLength(1);
  });
});

test.each(EDITIONS)('7.3.4 example: Britain places no fleet at Gibraltar or Malta (%s)', (edition) => {
  const ports = fleetPorts(position({ edition, fleets: {} }), 'britain' as NationId);
  expect(ports).toContain('portsmouth');
  expect(ports.filter((id) => id === 'gibraltar' || id === 'malte')).toEqual([]);
});

test('7.3.4, 17.2.2 three fleets to a port, also of a power that is not at war', () => {
  const port = { kind: 'port', zone: 'portsmouth' as never } as const;
  const britain = { side: 'neutral', status: 'forcedPeace' } as const;
  const ports = (...fleets: readonly string[]): readonly string[] =>
    fleetPorts(
      position({ nations: { britain }, fleets: Object.fromEntries(fleets.map((id) => [id, port])) }),
      'britain' as NationId,
    );
  expect(ports('fl_nelson', 'fl_calder')).toContain('portsmouth');
  expect(ports('fl_nelson', 'fl_calder', 'fl_keith')).not.toContain('portsmouth');
});

test('7.3.4, 17.2.2 the fleets of allies take up room in a port', () => {
  const port = { kind: 'port', zone: 'brest' as never } as const;
  const ports = (...fleets: readonly string[]): readonly string[] =>
    fleetPorts(position({ fleets: Object.fromEntries(fleets.map((id) => [id, port])) }), FRANCE);
  expect(ports('fl_linois', 'fl_gravina')).toContain('brest');
  expect(ports('fl_linois', 'fl_gravina', 'fl_hollande')).not.toContain('brest');
});
