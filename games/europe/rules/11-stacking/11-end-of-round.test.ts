import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../catalogue/ids.ts';
import { putGeneral } from '../../state/state.ts';
import { at, type Position, position, type Table } from '../../testing/position.ts';
import { forceOf as idOf } from '../../testing/battles.ts';
import { scene } from '../../testing/scene.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { endOfActionStacking, endOfRound } from './11-end-of-round.ts';
import { mayStayWith } from './11-stacking.ts';

const stay = (id: string, ...forces: readonly (readonly string[])[]) => {
  const g = position({ forces: { paris: forces } });
  const friends = g.forces.map((row) => row.id).filter((each) => each !== idOf(g, id));
  return mayStayWith(g, [idOf(g, id)], friends)?.because.key;
};

test('11 one force to a zone, or two armies, or those who can become one', () => {
  expect(stay('ney', ['ney', 'fra_1'], ['davout', 'fra_2'])).toBeUndefined();
  expect(stay('fra_1', ['fra_1'], ['fra_2'])).toBe('stacking.noGeneral');
  expect(stay('ney', ['ney', 'fra_1', 'fra_2'], ['davout', 'fra_3', 'fra_4'])).toBe('command.tooMany');
  const armies = [
    ['napoleon', 'grande_armee', 'fra_1'],
    ['massena', 'armee_italie', 'fra_2'],
  ] as const;
  expect(stay('napoleon', ...armies)).toBeUndefined();
  const corps = (first: number, last: number): readonly string[] =>
    Array.from({ length: last - first + 1 }, (_, index) => `fra_${first + index}`);
  const large = [
    ['napoleon', 'grande_armee', ...corps(1, 9)],
    ['massena', 'armee_italie', ...corps(10, 15)],
  ];
  expect(stay('napoleon', ...large)).toBeUndefined();
});

test('11 no third army joins two', () => {
  const words = [
    ['charles', 'armee_allemagne', 'aus_1'],
    ['koutouzov', 'armee_1ere', 'rus_1'],
    ['brunswick', 'armee_elbe', 'pru_1'],
  ];
  expect(stay('brunswick', ...words)).toBe('stacking.armies');
});

test('11 at the end of an action forces that stand together become one', () => {
  const table = scene({ forces: { ulm: [['ney', 'fra_1'], ['fra_2']] } }, (g) => endOfActionStacking(g, 'empire'));
  expect(table.state.forces).toHaveLength(1);
});

test('11 enemies do not end a round in the field of one zone: the one who does not hold it is gone', () => {
  const g = position({
    forces: {
      ulm: [
        ['ney', 'fra_1'],
        ['mack', 'aus_1'],
      ],
    },
  });
  endOfRound(g);
  expect(g.forces.map(({ commander }) => commander)).toEqual(['ney']);
});

test('11 so is the Empire in a zone that the Coalition holds', () => {
  const both = [
    ['ney', 'fra_1'],
    ['mack', 'aus_1'],
  ];
  const g = position({ forces: { graz: both } });
  endOfRound(g);
  expect(g.forces.map(({ commander }) => commander)).toEqual(['mack']);
});

test('11 a besieged garrison and its besiegers stay', () => {
  const g = position({
    forces: {
      ulm: [
        ['ney', 'fra_1', 'besieged'],
        ['mack', 'aus_1'],
      ],
    },
    zones: { ulm: { siege: 0 } },
  });
  endOfRound(g);
  expect(g.forces).toHaveLength(2);
});

test('10.1 after an action allied steps beyond what a general may command are eliminated, on either side', () => {
  const ending = (...words: readonly string[]): Table =>
    scene({ forces: { vienne: words } }, (g) => endOfActionStacking(g, 'empire'));
  const table = ending('koutouzov', 'rus_1-', 'aus_1', 'aus_2-').answer('coalition', { unit: 'aus_2' });
  table.answer('coalition', { unit: 'aus_1' });
  expect(table.state.units.filter(({ at }) => at.startsWith('force-')).map(({ id }) => id)).toEqual(
    ['rus_1', 'aus_1'].toSorted(),
  );
  expect(ending('koutouzov', 'rus_1', 'aus_1').questions()).toEqual([]);
});

test('10.2, 11 an army does not stop with a general who outranks its own: he would have to come to it', () => {
  expect(stay('ney', ['ney', 'armee_italie', 'fra_1'], ['davout', 'fra_2'])).toBe('absorb.outranked');
  expect(stay('davout', ['davout', 'fra_2'], ['ney', 'armee_italie', 'fra_1'])).toBeUndefined();
});

describe('4, 11 corps that have lost their general', () => {
  const ending = (wanted: Position): Table =>
    scene({ forces: { ulm: ['fra_1', 'fra_2', 'fra_10'] }, ...wanted }, (g) => endOfActionStacking(g, g.clock.next));
  const left = (table: Table): readonly string[] =>
    table.state.units.filter(({ at }) => at.startsWith('force-')).map(({ id }) => id);

  test('11 in the first edition one of them stays at the end of the action, no matter who acted; the owner says which', () => {
    for (const next of ['empire', 'coalition'] as const) {
      const table = ending({ clock: { next } })
        .answer('empire', { unit: 'fra_1' })
        .answer('empire', { unit: 'fra_10' });
      expect(left(table)).toEqual(['fra_2']);
      expect(table.questions()).toEqual([]);
    }
  });
  test('11 revised: at the end of the round', () => {
    expect(ending({ edition: 'revised', clock: { next: 'empire' } }).questions()).toEqual([]);
    const over = ending({ edition: 'revised', clock: { next: 'coalition' } });
    expect(left(over.answer('empire', { unit: 'fra_2' }).answer('empire', { unit: 'fra_10' }))).toEqual(['fra_1']);
  });
  test('11 corps that have lost their general in the interphase part before the first round, revised: at its end', () => {
    const redeployed = (edition: Edition): Table =>
      at({
        edition,
        forces: { paris: ['fra_1', 'fra_2'] },
        fleets: {},
        clock: { phase: 'redeployment', year: 1806, round: 0, next: 'empire', power: nationId('france') },
      }).answer('empire', 'done');
    const first = redeployed('2013');
    expect(first.asked('empire').prompt.key).toBe('command.surplus');
    expect(left(first.answer('empire', { unit: 'fra_1' }))).toEqual(['fra_2']);
    expect(first.state.clock).toMatchObject({ phase: 'rounds', round: 1 });
    const revised = redeployed('revised');
    expect(revised.state.clock).toMatchObject({ phase: 'rounds', round: 1 });
    expect(left(revised)).toEqual(['fra_1', 'fra_2']);
  });
  test('15.3 besiegers who are eliminated besiege no longer', () => {
    const table = ending({
      forces: { ulm: [['fra_cav'], ['aus_1', 'besieged']] },
      zones: { ulm: { control: nationId('austria'), siege: 1 } },
    });
    const siege = (): number | null | undefined => table.state.zones.find(({ id }) => id === 'ulm')?.siege;
    expect(siege()).toBe(1);
    while (table.questions().length > 0) table.answer('empire', { unit: 'fra_cav' });
    expect(siege()).toBe(null);
  });
  test('15.1 in the first edition a fortress holds them all', () => {
    const forces = { ulm: [['fra_1', 'fra_2', 'besieged']] };
    expect(ending({ forces, zones: { ulm: { siege: 0 } } }).questions()).toEqual([]);
    const revised = ending({ edition: 'revised', forces, zones: { ulm: { siege: 0 } }, clock: { next: 'coalition' } });
    expect(revised.asked('empire').prompt.key).toBe('command.surplus');
  });
  test('4 reserve cavalry without an army is lost first, and though it be alone', () => {
    const lose = (...words: readonly string[]): Table =>
      ending({ forces: { ulm: words } }).answer('empire', { unit: 'fra_cav' });
    expect(ending({ forces: { ulm: ['fra_1', 'fra_cav'] } }).asked('empire').answers).toHaveLength(1);
    expect(left(lose('fra_1', 'fra_cav'))).toEqual(['fra_1']);
    expect(left(lose('fra_cav'))).toEqual([]);
  });
  test('4, 2.1 an army that nobody leads any more is none, and its special units are lost', () => {
    const g = position({ forces: { ulm: ['napoleon', 'grande_armee', 'fra_1', 'sp_fra_cavgarde'] } });
    putGeneral(g, 'napoleon' as never, 'gone');
    tidy(g, idOf(g, 'fra_1'));
    expect(g.armies.find(({ id }) => id === 'grande_armee')?.at).toBe('reserve');
    expect(g.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe('gone');
  });
});

test('11 forces of the other side that were left in one zone become one too', () => {
  const table = scene({ forces: { ulm: [['ney', 'fra_1'], ['fra_2']] } }, (g) => endOfActionStacking(g, 'coalition'));
  expect(table.state.forces).toHaveLength(1);
});

test('11 revised: corps without a general part at the end of a round, not in the interphase', () => {
  const left = (clock: Position['clock']): number =>
    scene({ edition: 'revised', forces: { ulm: ['fra_1', 'fra_2'] }, clock: clock ?? {} }, function* (g) {
      yield* endOfActionStacking(g, 'coalition');
    }).questions().length;
  expect(left({ phase: 'redeployment', round: 0, next: 'coalition' })).toBe(0);
  expect(left({ phase: 'rounds', next: 'empire' })).toBe(0);
  expect(left({ phase: 'rounds', next: 'coalition' })).toBe(1);
});
