import { describe, expect, test } from 'vitest';
import type { Minor } from '../../catalogue/ids.ts';
import { hexId } from '../../catalogue/map.ts';
import type { WarAndPeace } from '../../state/index.ts';
import { type Position, position } from '../../testing/position.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';
import { defenders, partyMorale } from './SG-O-sides.ts';
import { forceMorale } from './SG-P.2-morale.ts';

const fallen = (
  forces: NonNullable<Position['forces']>,
  minor: Minor,
  controller: 'austria' | 'russia',
): WarAndPeace => {
  const g = position({ forces, status: { spain: 'anti' } });
  const { minors } = g.politics;
  g.politics = { ...g.politics, minors: { ...minors, [minor]: { status: 'satellite', controller } } };
  return g;
};
const moraleAt = (g: WarAndPeace, hex: string): readonly number[] => [
  partyMorale(g, defenders(g, hexId(hex), 'pro')),
  forceMorale(g, g.troops),
];

describe('SG P.2 who stays true to France', () => {
  test('J.4.p the blue Spanish infantry has the morale of a French satellite, not that of its state', () => {
    expect(moraleAt(fallen({ AA15: ['spain 3 I loyal'] }, 'italy', 'austria'), 'AA15')).toEqual([0, 0]);
  });
  test('I.3.c Poles who stay on the map when Poland is lost keep their morale', () => {
    expect(moraleAt(fallen({ AA15: ['poland 3 I loyal'] }, 'poland', 'russia'), 'AA15')).toEqual([2, 2]);
  });
  test('SG M.3, I.3.c they are supplied as French troops are', () => {
    const g = fallen({ BB17: ['italy 3 I loyal'] }, 'italy', 'austria');
    expect(isSupplied(g, hexId('BB17'), g.troops)).toBe(true);
  });
});
