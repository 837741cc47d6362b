import { expect, test } from 'vitest';
import { forceOf as idOf } from '../../testing/battles.ts';
import { acting, actionOf, marching, pointsOf } from '../../testing/marches.ts';
import type { Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { newMarch } from '../9-activations/9.1-new-march.ts';
import { declareForcedMarch, testAtEnd } from './12.3-forced-marches.ts';

const to = (table: Table, zone: string): Table => table.answer('empire', { kind: 'march', to: zone });
const toll = (table: Table) => table.events('attrition.toll').map(({ said }) => said.params);

test('12.3 one to three points more, declared before the first step', () => {
  const table = acting({ forces: { ulm: ['ney', 'fra_1'] } }).answer('empire', { kind: 'activate', force: 'ney' });
  expect(table.asked().answers).toEqual([0, 1, 2, 3].map((points) => ({ kind: 'forced', points })));
  table.answer('empire', { kind: 'forced', points: 3 });
  expect(pointsOf(table)).toBe(7);
});

test('12.3 the test comes at the end of the march if no battle has been fought, with all the points declared', () => {
  const table = to(marching({ forces: { ulm: ['ney', 'fra_1'] } }, 'ney', 3), 'munich')
    .answer('empire', 'halt')
    .dice(6);
  // 6 + 3 for the march - 2 for Frenchmen alone.
  expect(toll(table)).toMatchObject([{ steps: 2, total: 7, many: 1 }]);
});

test('12.3 without a forced march there is no test, unless the force was unsupplied', () => {
  const fed = to(marching({ forces: { ulm: ['ney', 'fra_1'] } }, 'ney'), 'munich').answer('empire', 'halt');
  expect(toll(fed)).toEqual([]);
  expect(fed.asked().prompt.key).toBe('activation.whom');
  const cut = marching({ forces: { moscou: ['ney', 'fra_1'] }, zones: { moscou: { fortress: 'empty' } } }, 'ney');
  cut.answer('empire', 'halt').dice(1);
  expect(toll(cut)).toHaveLength(1);
});

test('12.3 example: a Baden corps that is absorbed takes the seventh point away', () => {
  const forces = { stuttgart: ['ney', 'fra_1'], bade: ['bad_1-'] };
  const table = marching({ forces }, 'ney', 3);
  to(table, 'ulm');
  to(table, 'bade');
  expect(pointsOf(table)).toBe(5);
  table.answer('empire', { kind: 'absorb', force: 'bad_1' });
  expect(pointsOf(table)).toBe(4);
});

test('12.3 a unit that was faster gives no points, and one that is dropped gives none back', () => {
  const forces = { ulm: ['ney', 'fra_1', 'bav_1-'], munich: ['fra_2'] };
  const table = marching({ forces }, 'ney');
  expect(pointsOf(table)).toBe(3);
  table.answer('empire', { kind: 'drop', unit: 'bav_1' });
  expect(pointsOf(table)).toBe(3);
  to(table, 'munich').answer('empire', { kind: 'absorb', force: 'fra_2' });
  expect(pointsOf(table)).toBe(2);
});

test('14.9.3 a demoralised force makes no forced march', () => {
  const table = acting({ forces: { ulm: ['ney', 'fra_1', 'demoralised'] } });
  table.answer('empire', { kind: 'activate', force: 'ney' });
  expect(table.refusal('empire', { kind: 'forced', points: 1 })).toMatchObject({ rule: '14.9.3' });
});

test('13.6.2 steps dropped on the way and those that wait at the end are not tested', () => {
  const forces = { ulm: ['ney', 'fra_1', 'fra_2'], salzbourg: ['fra_3'] };
  const zones = { salzbourg: { control: 'france' as never } };
  const table = to(marching({ forces, zones }, 'ney', 1), 'munich').answer('empire', { kind: 'drop', unit: 'fra_2' });
  to(table, 'salzbourg').answer('empire', { kind: 'absorb', force: 'fra_3' }).answer('empire', 'halt').dice(1);
  expect(toll(table)).toMatchObject([{ steps: 2 }]);
});

test('12.3 example: after a battle with one point spent the victor has five points left, and has been tested with three', () => {
  const forces = { stuttgart: ['bav_1', 'marmont', 'fra_1', 'fra_2-'], nuremberg: ['aus_1-'] };
  const zones = { nuremberg: { control: 'austria' as never } };
  const table = marching({ forces, zones }, 'marmont', 3);
  expect(pointsOf(table)).toBe(6);
  to(table, 'nuremberg').dice(1);
  expect(toll(table)).toMatchObject([{ steps: 5, total: 3 }]);
  // Five to one: the lone corps is destroyed.
  expect(table.state.forces).toHaveLength(1);
  expect(pointsOf(table)).toBe(5);
  table.answer('empire', 'halt');
  expect(toll(table)).toHaveLength(1);
  expect(table.asked().prompt.key).toBe('activation.whom');
});

test('6F a card that slows the march forbids forcing it', () => {
  const table = scene({ forces: { ulm: ['ney', 'fra_1'] }, action: actionOf('empire') }, function* (g) {
    g.march = { ...newMarch(g, idOf(g, 'ney')), cards: [{ kind: 'slowed', by: 2, least: 0, noForcedMarch: true }] };
    yield* declareForcedMarch(g, 'empire');
  });
  expect(table.refusal('empire', { kind: 'forced', points: 1 }).because.key).toBe('forced.slowed');
});

test('38C a force that is harried tests at the end of its activation, with what the card adds', () => {
  const table = scene({ forces: { ulm: ['ney', 'fra_1'] }, action: actionOf('empire') }, function* (g) {
    const slowed = { kind: 'slowed', by: 2, least: 0, noForcedMarch: true } as const;
    g.march = { ...newMarch(g, idOf(g, 'ney')), cards: [slowed, { kind: 'harried', by: 2 }] };
    yield* testAtEnd(g);
  });
  table.dice(6);
  expect(toll(table)).toMatchObject([{ total: 6 }]);
});

test.each([
  ['2013', 4, 3],
  ['revised', 5, 4],
] as const)(
  '12.3, 13.6.1 revised: the test comes before a step is detached for the last fortress (%s)',
  (edition, steps, total) => {
    const forces = { munich: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'bav_1-'] };
    const table = to(marching({ edition, forces, zones: { salzbourg: { siege: 3 } } }, 'napoleon', 1), 'salzbourg');
    table.answer('empire', 'siege').dice(4);
    table.answer('empire', { kind: 'garrisonStep', unit: 'bav_1' }).answer('empire', 'halt').dice(4);
    // Without the Bavarians all would be French: 4 + 1 - 2; with them 4 + 1 - 1.
    expect(toll(table)).toMatchObject([{ steps, total }]);
  },
);

test('12.3, 13.6.2 a corps dropped where the march ends is tested with the rest', () => {
  const dropping = (zone: 'ulm' | 'munich'): Table => {
    const table = marching({ forces: { ulm: ['ney', 'fra_1', 'fra_2'] } }, 'ney', 3);
    if (zone === 'ulm') table.answer('empire', { kind: 'drop', unit: 'fra_2' });
    to(table, 'munich');
    if (zone === 'munich') table.answer('empire', { kind: 'drop', unit: 'fra_2' });
    return table.answer('empire', 'halt').dice(5);
  };
  expect(toll(dropping('ulm'))).toMatchObject([{ steps: 2 }]);
  const tested = dropping('munich');
  expect(toll(tested)).toMatchObject([{ steps: 4 }]);
  expect(tested.asked('empire').answers).toEqual([
    { kind: 'loseStep', unit: 'fra_1' },
    { kind: 'loseStep', unit: 'fra_2' },
  ]);
});

test('12.2, 13.6.2 a corps that was taken in and dropped where the march ends has not marched', () => {
  const table = to(marching({ forces: { ulm: ['ney', 'fra_1'], munich: ['fra_2'] } }, 'ney', 3), 'munich');
  table.answer('empire', { kind: 'absorb', force: 'fra_2' }).answer('empire', { kind: 'drop', unit: 'fra_2' });
  expect(toll(table.answer('empire', 'halt').dice(1))).toMatchObject([{ steps: 2 }]);
});
