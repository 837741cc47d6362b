import { describe, expect, test } from 'vitest';
import { duchyId } from '../../catalogue/catalogue.ts';
import { at, position } from '../../testing/position.ts';
import { mayAddUnit, mayMakeChange, piecesIn } from './2.2-change.ts';

/** All six British pieces of one Unit are used: they stand in six Duchies. */
const spread = {
  kent: ['britain 1'],
  london: ['britain 1'],
  dublin: ['britain 1'],
  lisbon: ['britain 1'],
  york: ['britain 1'],
  cork: ['britain 1'],
};

describe('2.2 Pieces', () => {
  test('2.2 a stack is made of the fewest pieces that the supply allows', () => {
    const g = position({ forces: { kent: ['britain 5'], london: ['britain 5'] } });
    expect([piecesIn(g, 'britain', duchyId('kent')), piecesIn(g, 'britain', duchyId('london'))]).toEqual([
      { fours: 1, twos: 0, ones: 1 },
      { fours: 0, twos: 2, ones: 1 },
    ]);
  });
  test('2.2 a nation without small pieces can neither part nor build a single Unit: rulings/2.2-change.md', () => {
    const g = position({ forces: { ...spread, winchester: ['britain 2'] } });
    expect(mayMakeChange(g, 'britain', duchyId('winchester'), 1)).toMatchObject({ rule: '2.2' });
    expect(mayMakeChange(g, 'britain', duchyId('winchester'), 2)).toBeUndefined();
    expect(mayAddUnit(g, 'britain', duchyId('winchester'))).toMatchObject({ rule: '2.2' });
    expect(mayAddUnit(g, 'britain', duchyId('kent'))).toBeUndefined();
    const table = at({ active: 'britain', points: 6, fleets: {}, forces: { ...spread, winchester: ['britain 2'] } });
    expect(table.refusal('britain', { kind: 'marchUnits', duchy: 'winchester', count: 1 })).toMatchObject({
      rule: '2.2',
    });
  });
});
