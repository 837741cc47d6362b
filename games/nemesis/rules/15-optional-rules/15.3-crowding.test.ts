import { describe, expect, test } from 'vitest';
import { at, type Position } from '../../testing/position.ts';

const ERFURT = '3916';
const WEST = '4015';
const SOUTH = '3917';
const NORTH = '3915';

const foragers = (wanted: Position, crowding = true) =>
  at({ scenario: '1813', turn: 5, phase: 'forageMarkers', agreed: { crowding }, ...wanted })
    .events('forage.marked')
    .flatMap(({ said }) => said.params['units']);

describe('15.3 crowding', () => {
  const THREE = { french: { [ERFURT]: ['F-8'], [WEST]: ['F-9'], [SOUTH]: ['F-10'] } };

  test('15.3 in friendly land a stack next to two others forages; without the rule nobody does', () => {
    expect(foragers(THREE)).toEqual(['F-8']);
    expect(foragers(THREE, false)).toEqual([]);
  });

  test('15.3 one neighbour is no crowd, nor do commanders or enemies make one', () => {
    expect(foragers({ french: { [ERFURT]: ['F-8'], [WEST]: ['F-9'] } })).toEqual([]);
    expect(foragers({ french: { [ERFURT]: ['F-8'], [WEST]: ['F-9'], [SOUTH]: ['Ney'] } })).toEqual([]);
    const enemy = { french: { [ERFURT]: ['F-8'], [WEST]: ['F-9'] }, coalition: { [SOUTH]: ['R-3'] } };
    expect(foragers(enemy)).toEqual(['R-3']);
  });

  test('15.3, 7.6 a train or a Depot in an unbesieged city spares it', () => {
    expect(foragers({ ...THREE, trains: [{ side: 'french', hex: ERFURT }] })).toEqual([]);
    expect(foragers({ ...THREE, depots: { french: [ERFURT] } })).toEqual([]);
    const besieged = { ...THREE, depots: { french: [ERFURT] }, coalition: { [NORTH]: ['R-3', 'R-4'] } };
    expect(foragers(besieged)).toContain('F-8');
  });

  test('15.3 outside friendly land it is as in 7.6, with or without neighbours', () => {
    expect(foragers({ french: { '3512': ['F-35'] } })).toEqual(['F-35']);
  });

  test('15.3 a stack of Cossacks alone is spared; among others they carry no marker (A-109)', () => {
    expect(foragers({ coalition: { [ERFURT]: ['R-Tette'] } })).toEqual([]);
    expect(foragers({ coalition: { [ERFURT]: ['R-Tette', 'R-3'] } })).toEqual(['R-3']);
  });

  test('15.3 the other exemptions of 6.6 do not keep a marker off (A-109)', () => {
    expect(foragers({ french: { '3310': ['F-G-Stett'] } })).toEqual(['F-G-Stett']);
    expect(foragers({ french: { '3310': ['F-G-Stett'] } }, false)).toEqual([]);
    const swedes = { coalition: { '3608': ['S-1'], '3508': ['S-2'], '3609': ['S-3'] } };
    expect(foragers(swedes)).toContain('S-1');
  });

  test('15.3, 6.6 yet anyone who is exempt does not suffer by 6.4', () => {
    const table = at({
      scenario: '1813',
      turn: 2,
      phase: 'generalSupply',
      agreed: { crowding: true },
      french: { '3310': ['F-G-Stett'] },
      forage: ['F-G-Stett'],
    }).dice(1);
    expect(table.state.units.find(({ id }) => id === 'F-G-Stett')?.disrupted).toBe(false);
  });

  test('15.3 neighbours count across a lake or a mountain (A-62)', () => {
    // Greifswald and 3508 touch, though the Bodden bars the way.
    expect(foragers({ coalition: { '3509': ['S-1'], '3508': ['S-2'], '3608': ['S-3'] } })).toEqual(
      expect.arrayContaining(['S-1', 'S-2', 'S-3']),
    );
  });
});
