import { describe, expect, test } from 'vitest';
import { at, type Position } from '../../testing/position.ts';

const MILAN = '4227';
const SOUTH_OF_MILAN = '4228';
const MANTUA = '3928';

const allocating = (wanted: Position = {}) =>
  at({
    phase: 'allocateTrains',
    next: 'french',
    pools: { french: { real: 2, dummies: 2 } },
    french: { [SOUTH_OF_MILAN]: ['f99-Geno'], [MILAN]: ['f99-ci', 'Moreau'], '4128': ['Victor99'] },
    depots: { french: [MILAN] },
    ...wanted,
  });

describe('7.5 dummies', () => {
  test('7.5 each player has two besides his trains', () => {
    const { pools } = at({ phase: 'countTrains', next: 'french' }).state;
    expect(pools).toEqual({ french: { real: 5, dummies: 2 }, coalition: { real: 5, dummies: 2 } });
  });

  test('7.5 a dummy leaves the pool of dummies and lies face down', () => {
    const { state } = allocating().answer('french', { kind: 'dummy', hex: SOUTH_OF_MILAN });
    expect(state.pools.french).toEqual({ real: 2, dummies: 1 });
    expect(state.trains).toEqual([{ side: 'french', hex: SOUTH_OF_MILAN, real: false, faceUp: false }]);
  });

  test('7.5 a dummy needs a combat unit, and neither commander nor supply (A-13)', () => {
    const table = allocating({ depots: {} });
    expect(table.asked().answers).toContainEqual({ kind: 'dummy', hex: SOUTH_OF_MILAN });
    for (const hex of [MANTUA, '4128'])
      expect(table.refusal('french', { kind: 'dummy', hex })).toEqual({
        rule: '7.5',
        because: { key: 'train.dummyNeedsStack', params: { hex } },
      });
  });

  test('7.5 there is no third', () => {
    const table = allocating({ pools: { french: { real: 2, dummies: 0 } } });
    expect(table.asked().answers).not.toContainEqual({ kind: 'dummy', hex: MILAN });
    expect(table.refusal('french', { kind: 'dummy', hex: MILAN }).because.key).toBe('train.noDummyLeft');
  });

  test('7.5 a dummy does not pay for a pass', () => {
    const table = allocating({ pools: { french: { real: 0, dummies: 2 } } });
    expect(table.asked().answers).not.toContainEqual({ kind: 'pass' });
  });

  test('7.5 a dummy becomes no Depot', () => {
    const table = at({
      phase: 'newDepots',
      next: 'french',
      french: { [MANTUA]: ['f99-mg'] },
      trains: [{ side: 'french', hex: MANTUA, real: false }],
    });
    expect(table.asked().answers).toEqual([{ kind: 'done' }]);
    expect(table.refusal('french', { kind: 'depot', hex: MANTUA })).toMatchObject({
      rule: '7.5',
      because: { key: 'depot.onlyDummies' },
    });
  });

  test('7.5 a dummy does not spare a stack the forage marker (A-13)', () => {
    const foraging = (real: boolean) =>
      at({
        turn: 6,
        phase: 'forageMarkers',
        next: 'coalition',
        french: { [SOUTH_OF_MILAN]: ['f99-Geno'] },
        trains: [
          { side: 'french', hex: SOUTH_OF_MILAN, real },
          { side: 'coalition', hex: '3827' },
        ],
      });
    expect(foraging(true).events('forage.marked')).toEqual([]);
    const shownUp = foraging(false);
    expect(shownUp.events('forage.marked')).toHaveLength(1);
    expect(shownUp.events('forage.dummyShown')).toMatchObject([{ reveals: true }]);
    expect(shownUp.view('coalition').state.trains).toContainEqual({
      side: 'french',
      hex: SOUTH_OF_MILAN,
      real: false,
      faceUp: true,
    });
  });
});

describe('7.5 several counters on a stack', () => {
  test('7.5 more than one counter may be allocated to a stack', () => {
    const table = allocating({ pools: { french: { real: 2, dummies: 2 }, coalition: { real: 0, dummies: 0 } } });
    for (const kind of ['train', 'train', 'dummy']) table.answer('french', { kind, hex: MILAN });
    expect(table.state.trains.map(({ hex }) => hex)).toEqual([MILAN, MILAN, MILAN]);
  });

  test('7.5 PN-7.5 one train rallies two units, the next moves the same stack with the same commander', () => {
    const table = at({
      phase: 'rally',
      next: 'french',
      french: { [MILAN]: ['f99-ci', 'f99-Geno', 'Moreau'] },
      depots: { french: [MILAN] },
      disrupted: ['f99-ci', 'f99-Geno'],
      trains: [
        { side: 'french', hex: MILAN },
        { side: 'french', hex: MILAN },
      ],
    });
    table.answer('french', { kind: 'rally', hex: MILAN });
    table.answer('french', { kind: 'rallyUnit', unit: 'f99-ci' });
    table.answer('french', { kind: 'rallyUnit', unit: 'f99-Geno' });
    expect(table.state.units.filter(({ disrupted }) => disrupted)).toEqual([]);
    expect(table.state.trains).toHaveLength(1);
    table.until('8.2').answer('french', { kind: 'move', from: MILAN });
    expect(table.asked()).toMatchObject({ by: 'french', rule: expect.stringMatching(/^8\./) as string });
  });
});
