import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../../game.ts';
import { at, position, type Position } from '../../testing/position.ts';

const MILAN = '4227';
const SOUTH_OF_MILAN = '4228';
const TURIN = '4428';
const MANTUA = '3928';
const FAR_SOUTH = '4429';

const allocating = (wanted: Position = {}) =>
  at({ phase: 'allocateTrains', next: 'french', pools: { french: { real: 2, dummies: 0 } }, ...wanted });
const train = (hex: string) => ({ kind: 'train', hex });

describe('7.3 a train to rally or to move', () => {
  const depots = { french: [MILAN] };

  test('7.3 goes to combat units in supply with a commander', () => {
    const table = allocating({ french: { [SOUTH_OF_MILAN]: ['f99-Geno', 'Moreau'] }, depots });
    expect(table.asked().answers).toContainEqual(train(SOUTH_OF_MILAN));
  });

  test('7.3 not to a stack without a commander', () => {
    const table = allocating({ french: { [SOUTH_OF_MILAN]: ['f99-Geno'] }, depots });
    expect(table.refusal('french', train(SOUTH_OF_MILAN))).toEqual({
      rule: '7.3',
      because: { key: 'train.noCommander', params: { hex: SOUTH_OF_MILAN } },
    });
  });

  test('7.3 not to a stack out of supply', () => {
    const table = allocating({ french: { [FAR_SOUTH]: ['f99-Geno', 'Moreau'] }, depots });
    expect(table.refusal('french', train(FAR_SOUTH))).toEqual({
      rule: '7.3',
      because: { key: 'train.outOfSupply', params: { hex: FAR_SOUTH, range: 3 } },
    });
  });

  test('7.3 not to a commander alone outside a city', () => {
    const table = allocating({ french: { [SOUTH_OF_MILAN]: ['Moreau'] }, depots });
    expect(table.asked().answers).not.toContainEqual(train(SOUTH_OF_MILAN));
  });

  test('7.3 to a stack on a Depot, with a commander', () => {
    const table = allocating({
      french: { [MILAN]: ['f99-ci', 'Moreau'], [TURIN]: ['f99-Turin'] },
      depots: { french: [MILAN, TURIN] },
    });
    expect(table.asked().answers).toContainEqual(train(MILAN));
    expect(table.refusal('french', train(TURIN)).because.key).toBe('train.noCommander');
  });

  test('7.3 Cossacks without a route receive no train (A-72)', () => {
    const coalition = { [SOUTH_OF_MILAN]: ['r99-k1', 'Bagration'] };
    const pools = { coalition: { real: 1, dummies: 0 } };
    const far = allocating({ next: 'coalition', coalition, pools });
    expect(far.refusal('coalition', train(SOUTH_OF_MILAN)).because.key).toBe('train.outOfSupply');
    const fed = allocating({ next: 'coalition', coalition, pools, depots: { coalition: [MILAN] } });
    expect(fed.asked().answers).toContainEqual(train(SOUTH_OF_MILAN));
  });
});

describe('7.3 a train to found a Depot', () => {
  test('7.3 an empty friendly city may receive a train for a depot (A-72)', () => {
    const table = allocating().answer('french', train(MANTUA));
    expect(table.state.trains).toEqual([{ side: 'french', hex: MANTUA, real: true, faceUp: false }]);
  });

  test('7.3 an empty city that is not friendly may not', () => {
    expect(allocating().refusal('french', train('3827')).because.key).toBe('depot.unfriendlyCity');
    expect(allocating({ turn: 6 }).refusal('french', train(MANTUA)).because.key).toBe('depot.unfriendlyCity');
  });

  test('7.3 a city that was friendly last Turn is judged again', () => {
    const before = position({ turn: 5, phase: 'allocateTrains', pools: { french: { real: 1, dummies: 0 } } });
    const after = { ...before, clock: { ...before.clock, turn: 6 } };
    expect(play(nemesis, before).asked().answers).toContainEqual(train(MANTUA));
    expect(play(nemesis, after).asked().answers).not.toContainEqual(train(MANTUA));
  });

  test('7.3 a stack without commander or route may receive one in a city where 7.7 allows a Depot', () => {
    const table = allocating({ turn: 6, french: { [MANTUA]: ['f99-mg'], [TURIN]: ['f99-Turin', 'Moreau'] } });
    expect(table.asked().answers).toEqual(expect.arrayContaining([train(MANTUA), train(TURIN)]));
  });

  test('7.3 a city with a Depot needs no train for one', () => {
    const table = allocating({ depots: { french: [MANTUA], coalition: [MILAN] } });
    expect(table.refusal('french', train(MANTUA))).toMatchObject({
      rule: '7.7',
      because: { key: 'depot.alreadyThere' },
    });
    expect(table.refusal('french', train(MILAN)).because.key).toBe('depot.alreadyThere');
  });

  test('7.3 whether the Depot will be linked is not asked yet', () => {
    // Innsbruck is far from every French source.
    const table = allocating({ french: { '3823': ['f99-Geno'] } });
    expect(table.asked().answers).toContainEqual(train('3823'));
  });
});
