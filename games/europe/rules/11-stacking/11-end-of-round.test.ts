import { expect, test } from 'vitest';
import { position, type Table } from '../../testing/position.ts';
import { forceOf as idOf } from '../../testing/battles.ts';
import { scene } from '../../testing/scene.ts';
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
