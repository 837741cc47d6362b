import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { at, position } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';
import { isFriendly } from './1.1-friendly-territory.ts';

const TREVISO = '3727' as HexId;
const MODENA = '3929';
const MANTUA = '3928' as HexId;
const PESCHIERA = '3927';

const foragingFrench = (turn: number, hex: string) =>
  at({ turn, phase: 'forageMarkers', french: { [hex]: ['f99-Hatry'] } })
    .events('forage.marked')
    .flatMap(({ said }) => said.params['units']);

describe('1.1 friendly territory', () => {
  test('1.1 land is friendly to the sides that the scenario names, and to no other', () => {
    const table = at({ turn: 1, phase: 'allocateTrains', pools: { french: { real: 1, dummies: 0 } } });
    expect(table.asked().answers).toContainEqual({ kind: 'train', hex: MANTUA });
    expect(table.refusal('french', { kind: 'train', hex: TREVISO })).toMatchObject({
      rule: '7.7',
      because: { key: 'depot.unfriendlyCity' },
    });
  });

  test('1.1 enemy occupation does not make a friendly city unfriendly (A-40)', () => {
    const occupied = position({ turn: 1, coalition: { [MANTUA]: ['a99-Elsn'] }, french: { [TREVISO]: ['f99-Serr'] } });
    expect(isFriendly(occupied, 'french', MANTUA)).toBe(true);
    expect(isFriendly(occupied, 'coalition', TREVISO)).toBe(true);
    expect(isFriendly(occupied, 'french', TREVISO)).toBe(false);
  });

  test('18.5 from Turn 6 a stack in the common zone must forage without a train (A-26)', () => {
    expect(foragingFrench(5, MODENA)).toEqual([]);
    expect(foragingFrench(6, MODENA)).toEqual(['f99-Hatry']);
  });

  test('18.5 the Coalition zone is friendly to the Coalition all game, and never to the French', () => {
    const foraging = (turn: number) =>
      at({ turn, phase: 'forageMarkers', coalition: { [TREVISO]: ['a99-Lipt'] } }).events('forage.marked');
    expect(foraging(1)).toEqual([]);
    expect(foraging(13)).toEqual([]);
    expect(foragingFrench(1, TREVISO)).toEqual(['f99-Hatry']);
  });

  test('18.5 an empty city of the common zone blocks no route after Turn 5 (A-26)', () => {
    const beyondMantua = { turn: 7, french: { [MODENA]: ['f99-Hatry'] }, depots: { french: [PESCHIERA] } };
    expect(withoutRoute(beyondMantua)).toEqual([]);
  });
});
