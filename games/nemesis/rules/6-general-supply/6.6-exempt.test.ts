import { describe, expect, test } from 'vitest';
import { at } from '../../testing/position.ts';
import { atGeneralSupply, withoutRoute } from '../../testing/supply.ts';

const SOUTH_OF_MILAN = '4228';

describe('6.6 who is exempt', () => {
  test('6.6 Cossacks without a route are not disrupted (A-98)', () => {
    const coalition = { [SOUTH_OF_MILAN]: ['r99-k1', 'r99-b'] };
    const { state } = atGeneralSupply({ coalition });
    expect(withoutRoute({ coalition })).toEqual(['r99-b']);
    expect(state.units.find(({ id }) => id === 'r99-k1')?.disrupted).toBe(false);
  });

  test('6.6 commanders suffer nothing', () => {
    const { state } = atGeneralSupply({ french: { [SOUTH_OF_MILAN]: ['Moreau'] } });
    expect(state.commanders.find(({ id }) => id === 'Moreau')?.at).toBe(SOUTH_OF_MILAN);
    expect(withoutRoute({ french: { [SOUTH_OF_MILAN]: ['Moreau'] } })).toEqual([]);
  });

  test('6.6 PN-6.6 Cossacks with no Depot in range are in general supply, yet may receive no train', () => {
    const table = atGeneralSupply({ turn: 4, coalition: { [SOUTH_OF_MILAN]: ['r99-k1', 'Bagration'] } });
    expect(table.events('6.4')).toEqual([]);
    expect(table.events('supply.noRoute')).toEqual([]);
    expect(table.until('7.4').refusal('coalition', { kind: 'train', hex: SOUTH_OF_MILAN })).toEqual({
      rule: '7.3',
      because: { key: 'train.outOfSupply', params: { hex: SOUTH_OF_MILAN, range: 3 } },
    });
  });

  test('6.6 Cossacks get no forage marker, and those who ride with them do', () => {
    const table = at({ turn: 6, phase: 'forageMarkers', coalition: { [SOUTH_OF_MILAN]: ['r99-k1', 'r99-b'] } });
    expect(table.state.units.filter(({ forage }) => forage).map(({ id }) => id)).toEqual(['r99-b']);
  });
});
