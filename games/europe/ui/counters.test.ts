import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import type { BoardCounter } from '@bivouac/board/game-ui.ts';
import { type Position, position } from '../testing/position.ts';
import { putGeneral, putUnit } from '../state/state.ts';
import { view } from '../secrecy/view.ts';
import { counters } from './counters.ts';
import { flagFace, shortUnit } from './faces.ts';
import { boxId, generalId, nationId, unitId } from '../catalogue/catalogue.ts';

const laid = (wanted: Position, seat = 'empire', language: 'en' | 'fr' = 'en'): readonly BoardCounter[] =>
  counters(view(position(wanted), seat), seat, language);
const stackAt = (all: readonly BoardCounter[], place: string): readonly BoardCounter[] =>
  all.filter((each) => each.place === place).toSorted((one, other) => one.order - other.order);
const one = (all: readonly BoardCounter[], id: string): BoardCounter => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found;
};

describe('a force', () => {
  const MACK = ['mack', 'ferdinand', 'armee_allemagne', 'aus_1', 'aus_cav-', 'depot', 'demoralised', 'unsupplied'];
  const stack = stackAt(laid({ forces: { ulm: MACK } }), 'ulm');

  test('lies as one stack with its commander on top, its units below him and its depot at the base', () => {
    expect(stack.map(({ id }) => id)).toEqual([
      stack[0]?.id ?? '',
      'armee_allemagne',
      'aus_cav',
      'aus_1',
      'ferdinand',
      'mack',
    ]);
    expect(stack[0]?.face.symbol).toBe('train');
    expect(new Set(stack.map((each) => each.stack)).size).toBe(1);
  });

  test('12.1, 14.2 shows its steps and the factor of the slowest, and every mark of its state', () => {
    const top = stack.at(-1);
    expect(top?.stackFigures).toEqual(['3', '3']);
    expect(top?.stackMarks?.map(({ kind }) => kind)).toEqual(['disrupted', 'outOfSupply', 'depot']);
    expect(top?.words).toContain('demoralised; out of supply; 1 depot');
  });

  test('4 in the fog of war the enemy sees its general and his army, and no figures', () => {
    const seen = stackAt(laid({ forces: { ulm: MACK }, agreed: { fogOfWar: true } }), 'ulm');
    expect(seen.map(({ id }) => id)).toEqual(['armee_allemagne', 'mack']);
    expect(seen.at(-1)?.stackFigures).toEqual(['?', '']);
    const own = stackAt(laid({ forces: { ulm: MACK }, agreed: { fogOfWar: true } }, 'coalition'), 'ulm');
    expect(own.map(({ id }) => id)).toEqual(stack.map(({ id }) => id));
  });

  test('2.1 a reduced unit shows the steps that are left', () => {
    expect(one(stack, 'aus_cav').face).toMatchObject({ symbol: 'cavalry', figures: ['1', '3'] });
    expect(one(stack, 'aus_cav').words).toContain('1 step of 2');
  });

  test('who leads an army wears gold, and nobody else does', () => {
    expect(one(stack, 'mack').face.band).toBeDefined();
    expect(one(stack, 'ferdinand').face.band).toBeUndefined();
    expect(one(laid({ forces: { ulm: ['mack', 'aus_1'] } }), 'mack').face.band).toBeUndefined();
  });

  test('without a general its corps bears the marks, and its stars', () => {
    const corps = one(laid({ forces: { ulm: ['fra_3', 'unsupplied'] } }), 'fra_3');
    expect(corps.face.marks.map(({ kind }) => kind)).toEqual(['outOfSupply']);
    expect(corps.face.name).toBe('III\u00a0★');
    expect(one(laid({ forces: { ulm: ['fra_3'] } }, 'empire', 'fr'), 'fra_3').face.name).toBe('IIIe\u00a0★');
  });

  test('14.11 two armies of one side in a zone are two stacks', () => {
    const both = laid({
      forces: {
        ulm: [
          ['napoleon', 'grande_armee', 'fra_1'],
          ['massena', 'armee_italie', 'fra_2'],
        ],
      },
    });
    expect(new Set(stackAt(both, 'ulm').map((each) => each.stack)).size).toBe(2);
  });
});

describe('what lies in a zone', () => {
  test('15.2, 15.4 a besieged garrison is a stack of its own and lies on the siege marker', () => {
    const all = laid({
      forces: {
        mantoue: [
          ['massena', 'fra_1', 'fra_2'],
          ['aus_1', 'besieged'],
        ],
      },
      zones: { mantoue: { siege: 2 } },
    });
    expect(one(all, 'siege mantoue').stack).toBe(one(all, 'aus_1').stack);
    expect(one(all, 'siege mantoue').face.figures).toEqual(['', '2']);
    expect(one(all, 'aus_1').face.marks.map(({ kind }) => kind)).toEqual(['besieged']);
    expect(one(all, 'massena').stack).not.toBe(one(all, 'aus_1').stack);
  });

  test('3.2 the flag of a holder who stands elsewhere', () => {
    const zones = { vienne: { control: 'france' as never } };
    const ids = (forces: Position['forces']) => laid({ zones, ...(forces ? { forces } : {}) }).map(({ id }) => id);
    expect(ids({ ulm: ['fra_1'] })).toContain('flag vienne');
    expect(ids({ vienne: ['fra_1'] })).not.toContain('flag vienne');
  });

  test('2.1, 15.5 a fixed depot and an empty fortress', () => {
    const all = laid({ forces: {}, depots: { munich: 'france' }, zones: { ulm: { fortress: 'empty' } } });
    expect(stackAt(all, 'munich').map(({ face }) => face.figures)).toEqual([['½', '']]);
    expect(one(all, 'empty ulm').words).toContain('Empty fortress');
  });
});

describe('fleets', () => {
  const FLEETS: NonNullable<Position['fleets']> = {
    fl_nelson: { kind: 'sea', sea: 'manche' as never },
    fl_keith: { kind: 'blockade', zone: zoneId('brest') },
    fl_villeneuve: { kind: 'port', zone: zoneId('brest') },
  };

  test('17.2 lie at sea, in port, and in the box before a port', () => {
    const all = laid({ fleets: FLEETS });
    expect(['fl_nelson', 'fl_keith', 'fl_villeneuve'].map((id) => one(all, id).place)).toEqual([
      'manche',
      'blockade_brest',
      'brest',
    ]);
    expect(one(all, 'fl_nelson').face.figures).toEqual(['3', '5']);
  });

  test('4 in the fog of war the admiral of an enemy fleet is not seen', () => {
    const all = laid({ fleets: FLEETS, agreed: { fogOfWar: true } });
    expect(one(all, 'fl_nelson').face.name).toBe('Britain');
    expect(one(all, 'fl_nelson').words).not.toContain('Nelson');
    expect(one(all, 'fl_villeneuve').face.name).toBe('Villeneuve');
  });
});

test('6.5 those who fight a foreign war stand in its box', () => {
  const g = position({ forces: {} });
  const box = boxId('box_finland');
  putUnit(g, unitId('rus_1'), box);
  putGeneral(g, generalId('bagration'), box);
  const all = counters(view(g, 'empire'), 'empire', 'en');
  expect([one(all, 'rus_1').place, one(all, 'bagration').place]).toEqual([box, box]);
});

test('4 in the fog of war an enemy general shows nothing of what he leads, one’s own does', () => {
  const wanted: Position = {
    forces: { ulm: ['mack', 'aus_1', 'aus_2', 'depot'], paris: ['ney', 'fra_6'] },
    agreed: { fogOfWar: true },
  };
  const all = laid(wanted);
  expect(stackAt(all, 'ulm').map(({ id, face }) => [id, face.figures])).toEqual([['mack', ['?', '']]]);
  expect(one(all, 'ney').stackFigures).toEqual(['2', '4']);
  expect(stackAt(laid(wanted, 'coalition'), 'ulm')).toHaveLength(4);
});

test.each([
  ['III Corps', 'III'],
  ['IIIe corps', 'IIIe'],
  ['Corps bavarois', 'Bavarois'],
  ['Ier corps italien', 'Italien\u00a0I'],
  ['II Italian Corps', 'Italian\u00a0II'],
])('2.1 of %s its counter shows %s', (name, short) => {
  expect(shortUnit(name)).toBe(short);
});

test('3.2 a flag is a flag and says whose it is', () => {
  expect(flagFace(nationId('austria'), 'fr')).toMatchObject({ symbol: 'flag', name: 'Autriche' });
});
