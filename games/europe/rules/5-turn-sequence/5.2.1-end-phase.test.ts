import { describe, expect, test } from 'vitest';
import type { Edition } from '../../catalogue/ids.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { endPhase } from './5.2.1-end-phase.ts';

/** The whole phase, one step after the other. */
const ending = (wanted: Position): Table =>
  scene({ ...wanted, clock: { phase: 'endPhase', round: 0, step: 0 } }, function* (g) {
    while (g.clock.phase === 'endPhase') yield* endPhase(g);
    expect(g.clock.phase).toBe('conquests');
  });
const row = ({ state }: Table, unit: string) => {
  const force = state.units.find(({ id }) => id === unit)?.at;
  return state.forces.find(({ id }) => id === force);
};
const tolls = (table: Table) => table.events('attrition.toll').map(({ said }) => said.params?.['force']);

describe.each(['2013', 'revised'] as Edition[])('5.2.1 the end of the activations (%s)', (edition) => {
  test('5.2.1 a besieged fortress is attacked once more, free', () => {
    const table = ending({ edition, zones: { ulm: { siege: 1 } }, forces: { ulm: ['charles', 'aus_1'] } }).dice(1);
    expect(table.events('siege.result')[0]?.said.params).toMatchObject({ zone: 'ulm', result: 'stable' });
  });

  test('5.2.1 then the besieged, the unsupplied and the demoralised test attrition, and nobody else', () => {
    const table = ending({
      edition,
      zones: { ulm: { siege: 2 } },
      forces: {
        ulm: [
          ['charles', 'aus_1', 'aus_2'],
          ['bav_1', 'besieged'],
        ],
        paris: ['aus_3', 'unsupplied'],
        vienne: ['jean', 'aus_4', 'demoralised'],
        prague: ['klenau', 'aus_5'],
      },
    }).dice(1, 1, 1, 1);
    expect(tolls(table)).toEqual(['bav_1', 'aus_3', 'jean']);
    expect(table.result).toBeDefined();
  });

  test('5.2.1, 13.6 a corps that attrition destroys is no more, and the phase goes on', () => {
    const table = ending({
      edition,
      forces: { paris: ['jean', 'aus_3-', 'unsupplied', 'demoralised'], vienne: ['aus_4'] },
    });
    table.dice(6);
    expect(row(table, 'aus_3')).toBeUndefined();
    expect(table.result).toBeDefined();
  });

  test('5.2.1, 15.5 an empty fortress that is supplied serves again', () => {
    const table = ending({
      edition,
      zones: { ulm: { fortress: 'empty', control: 'austria' as never } },
      forces: { vienne: ['jean', 'aus_4'] },
    });
    expect(table.state.zones.find(({ id }) => id === 'ulm')?.fortress).toBe('active');
  });
});

test('5.2.1 revised: supply is checked first; in the first edition the last check holds', () => {
  const cut = (edition: Edition): Table =>
    ending({ edition, forces: { paris: ['aus_3'], vienne: ['aus_4', 'unsupplied'] } }).dice(1);
  expect(tolls(cut('revised'))).toEqual(['aus_3']);
  expect(tolls(cut('2013'))).toEqual(['aus_4']);
});

test('5.2.1 besiegers without supply do not attack, and a siege that attrition leaves too weak is raised', () => {
  const table = ending({ edition: 'revised', zones: { paris: { siege: 1 } }, forces: { paris: ['aus_1'] } }).dice(3);
  expect(table.events('siege.result')).toEqual([]);
  expect(table.events('siege.raised')).toHaveLength(1);
});

test('14.9.3 revised: after its test a demoralised force that is supplied is in order again', () => {
  const table = (edition: Edition): Table =>
    ending({ edition, forces: { vienne: ['jean', 'aus_4', 'demoralised'], paris: ['aus_5', 'demoralised'] } }).dice(
      1,
      1,
    );
  expect([row(table('revised'), 'aus_4')?.demoralised, row(table('revised'), 'aus_5')?.demoralised]).toEqual([
    false,
    true,
  ]);
  expect([row(table('2013'), 'aus_4')?.demoralised, row(table('2013'), 'aus_5')?.demoralised]).toEqual([true, true]);
});

test('5.2.1 anyone who is within walls that nobody besieges is not tested', () => {
  const table = ending({ forces: { ulm: ['bav_1', 'besieged'] } });
  expect(table.result).toBeDefined();
  expect(tolls(table)).toEqual([]);
});

test('5.2.1, 13.4 a depot of the commander’s nation helps in the last test', () => {
  const table = ending({ forces: { vienne: ['jean', 'aus_4', 'depot', 'demoralised'] } });
  expect(table.asked()).toMatchObject({ by: 'coalition', rule: '13.4' });
  table.answer('coalition', 'yes').dice(1);
  expect(table.state.depots).toEqual([]);
});

test('5.2.1, 10.1 allies whom the last test has made too many are eliminated', () => {
  const nations = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  const forces = { vienne: ['charles', 'aus_1', 'pru_1', 'demoralised'] };
  const table = ending({ nations, forces }).dice(6).answer('coalition', { kind: 'loseStep', unit: 'aus_1' });
  table.answer('coalition', { kind: 'surplus', unit: 'pru_1' });
  expect(table.state.units.find(({ id }) => id === 'pru_1')?.reduced).toBe(true);
});
