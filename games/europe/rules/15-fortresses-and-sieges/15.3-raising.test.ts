import { describe, expect, test } from 'vitest';
import { neighbours } from '../../catalogue/board.ts';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../catalogue/ids.ts';
import { battleAt } from '../../testing/battles.ts';
import { acting } from '../../testing/marches.ts';
import { position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { checkSieges, raiseSieges } from './15.3-raising.ts';

const SIEGE = { siege: 1 };
const row = ({ state }: Table, unit: string) => {
  const at = state.units.find(({ id }) => id === unit)?.at;
  return state.forces.find(({ id }) => id === at);
};
const siegeOf = ({ state }: Pick<Table, 'state'>, zone: string) => state.zones.find(({ id }) => id === zone)?.siege;

describe('15.3 raising a siege', () => {
  test('15.3 a siege lasts while there are steps enough', () => {
    const g = position({ zones: { ulm: SIEGE }, forces: { ulm: ['aus_1'] } });
    expect(checkSieges(g)).toEqual([]);
    expect(g.zones.find(({ id }) => id === 'ulm')?.siege).toBe(1);
  });

  test('15.3 besiegers who have left set the garrison free', () => {
    const g = position({ zones: { ulm: SIEGE }, forces: { ulm: ['bav_1', 'besieged'], munich: ['aus_1'] } });
    expect(checkSieges(g)).toEqual([zoneId('ulm')]);
    expect(g.forces[0]).toMatchObject({ inside: false });
    expect(g.zones.find(({ id }) => id === 'ulm')?.siege).toBeNull();
  });

  test('11, 15.3 the first edition: where several forces are shut up, none comes out of itself', () => {
    const ulm = [
      ['bav_1', 'besieged'],
      ['ney', 'fra_10', 'besieged'],
    ];
    const g = position({ zones: { ulm: SIEGE }, forces: { ulm } });
    expect(checkSieges(g)).toEqual([zoneId('ulm')]);
    expect(g.forces.map(({ inside }) => inside)).toEqual([true, true]);
  });

  test('15.3 too few fall back, to where they are supplied', () => {
    const table = scene({ zones: { ulm: SIEGE }, forces: { ulm: ['aus_1-'] } }, raiseSieges);
    expect(siegeOf(table, 'ulm')).toBeNull();
    // Munich and Innsbruck: only Austrian ground comes first.
    expect(row(table, 'aus_1')).toMatchObject({ zone: 'innsbruck' });
  });

  test('15.3 where none is supplied they fall back all the same', () => {
    const table = scene({ zones: { moscou: SIEGE }, fleets: {}, forces: { moscou: ['fra_1-'] } }, raiseSieges);
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(neighbours(zoneId('moscou'))).toContain(row(table, 'fra_1')?.zone);
  });

  test('15.3 a corps that leaves a siege is taken in by those who come after it, and its march is over', () => {
    const forces = { ulm: [['klenau', 'aus_1', 'aus_2-']], vienne: ['charles', 'aus_3'] };
    const table = acting({ edition: 'revised', zones: { ulm: SIEGE }, forces }, 'coalition')
      .answer('coalition', { kind: 'detachCorps', unit: 'aus_1' })
      .answer('coalition', { kind: 'forced', points: 0 })
      .answer('coalition', { kind: 'march', to: 'innsbruck' });
    expect(row(table, 'aus_1')).toMatchObject({ zone: 'innsbruck', commander: 'klenau' });
    expect(table.state.march).toBeNull();
  });

  test('14.10, 15.3 with the enemy all around they are lost', () => {
    const around = Object.fromEntries(neighbours(zoneId('ulm')).map((id, place) => [id, [`fra_${place + 1}`]]));
    const table = scene({ zones: { ulm: SIEGE }, forces: { ulm: ['aus_1-'], ...around } }, raiseSieges);
    expect(table.state.units.find(({ id }) => id === 'aus_1')?.at).toBe('reserve');
  });

  test('12.1, 14.10, 15.3 nor is neutral land a way out', () => {
    const others = neighbours(zoneId('ulm')).filter((id) => id !== 'bade');
    const around = Object.fromEntries(others.map((id, place) => [id, [`fra_${place + 1}`]]));
    const withdrawn = (side: 'empire' | 'neutral'): string | undefined =>
      row(
        scene(
          {
            nations: { bade: { side, status: side === 'empire' ? 'ally' : 'neutral' } },
            zones: { ulm: SIEGE },
            forces: { ulm: ['aus_1-'], ...around },
          },
          raiseSieges,
        ),
        'aus_1',
      )?.zone;
    expect([withdrawn('empire'), withdrawn('neutral')]).toEqual(['bade', undefined]);
  });

  test('14.10, 15.3 the way back costs what a retreat costs', () => {
    const table = scene(
      {
        zones: { mantoue: SIEGE, venise: { control: 'france' as never } },
        forces: { mantoue: ['jean', 'aus_1', 'aus_2-'] },
      },
      raiseSieges,
    );
    // Innsbruck lies behind a pass, and nothing is lost there.
    expect(row(table, 'aus_2')).toMatchObject({ zone: 'innsbruck' });
    const river = scene(
      {
        edition: 'revised',
        zones: {
          ulm: SIEGE,
          innsbruck: { control: 'france' as never },
          munich: { control: 'france' as never },
          nuremberg: { control: 'austria' as never },
        },
        forces: { ulm: ['klenau', 'aus_1-'], munich: ['fra_1'] },
      },
      raiseSieges,
    );
    expect(river.state.units.find(({ id }) => id === 'aus_1')?.at).toBe('reserve');
  });

  test('15.3 supply comes before the better ground, and of the ground that is left only the supplied will do', () => {
    const table = scene(
      {
        edition: 'revised',
        zones: { ulm: SIEGE, innsbruck: { control: 'france' as never }, nuremberg: { control: 'austria' as never } },
        forces: { ulm: ['aus_1-'] },
      },
      raiseSieges,
    );
    // Nuremberg is Austrian and cut off; Munich is the enemy's, as Baden is, and near Salzburg.
    expect(row(table, 'aus_1')).toMatchObject({ zone: 'munich' });
  });

  test.each(['2013', 'revised'] as Edition[])(
    '15.3 the besieged do not fight beside those who relieve them, and are free when the besieger is beaten (%s)',
    (edition) => {
      const table = battleAt(
        {
          edition,
          zones: { ulm: SIEGE },
          forces: {
            ulm: [
              ['klenau', 'aus_1', 'aus_2'],
              ['bav_1', 'besieged'],
              ['davout', 'fra_10', 'fra_11'],
            ],
          },
        },
        { zone: 'ulm', by: ['davout'], against: ['klenau'], from: 'bade' },
      );
      expect(table.state.battle?.points).toEqual({ empire: 4, coalition: 4 });
      table.dice(6, 4, 1, 1).answer('coalition', { unit: 'aus_1' }).answer('coalition', { unit: 'aus_2' });
      if (table.asked().rule === '14.10') table.answer('coalition', { zone: 'innsbruck' });
      table.dice(1);
      expect(siegeOf(table, 'ulm')).toBeNull();
      // Revised: they join their friends. In the first edition one force stays within the walls.
      const joined = row(table, 'bav_1')?.id === row(table, 'fra_10')?.id;
      expect([joined, row(table, 'bav_1')?.inside]).toEqual(edition === 'revised' ? [true, false] : [false, true]);
    },
  );

  test('15.3 a besieger who wins with steps enough besieges on, with too few he leaves', () => {
    const after = (...besiegers: readonly string[]): Table =>
      battleAt(
        {
          zones: { ulm: SIEGE },
          forces: {
            ulm: [
              ['charles', ...besiegers],
              ['bav_1', 'besieged'],
              ['junot', 'fra_10', 'fra_11'],
            ],
          },
        },
        { zone: 'ulm', by: ['junot'], against: ['charles'], from: 'bade' },
      );
    // Seven points or less: 9 is 0+ for the French; 10 + 2 is 1 for Charles.
    const strong = after('aus_1', 'aus_2-').dice(5, 4, 5, 5).answer('empire', { unit: 'fra_10' });
    expect(siegeOf(strong, 'ulm')).toBe(1);
    // 10 costs Charles a step, and he keeps one.
    const weak = after('aus_1').dice(6, 3, 6, 5).answer('empire', { unit: 'fra_10' });
    expect([siegeOf(weak, 'ulm'), row(weak, 'aus_1')?.zone]).toEqual([null, 'innsbruck']);
  });
});
