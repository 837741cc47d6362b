import { describe, expect, test } from 'vitest';
import { neighbours } from '../../catalogue/board.ts';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../catalogue/ids.ts';
import { battleAt } from '../../testing/battles.ts';
import type { ForceWords, Position, Table } from '../../testing/position.ts';
import { held, offered, retreating, rowOf } from '../../testing/retreats.ts';

describe('14.10 where to', () => {
  test('14.10 an attacker goes back where he came from', () => {
    const table = retreating({ forces: { munich: ['ney', 'fra_10'] } }, 'ney', { from: 'nuremberg' });
    expect(rowOf(table, 'fra_10')).toMatchObject({ zone: 'nuremberg' });
  });

  test('14.10 an interceptor goes back where he came from', () => {
    const table = battleAt(
      {
        forces: {
          graz: [
            ['klenau', 'aus_1'],
            ['junot', 'fra_10'],
          ],
        },
        zones: { vienne: held('france') },
      },
      {
        zone: 'graz',
        attacker: 'coalition',
        by: ['klenau'],
        against: ['junot'],
        from: 'laibach',
        interceptedFrom: 'vienne',
      },
    ).dice(6, 6, 1, 1);
    expect(rowOf(table, 'fra_10')).toMatchObject({ zone: 'vienne' });
  });

  test('14.10 a defender never goes where the attacker came from, and friendly ground comes first', () => {
    const table = retreating({ forces: { munich: ['klenau', 'aus_1'] } }, 'klenau', { enemy: 'salzbourg' });
    // Innsbruck is Austrian: the only friendly neighbour but Salzburg.
    expect(rowOf(table, 'aus_1')).toMatchObject({ zone: 'innsbruck' });
    const free = retreating({ forces: { munich: ['klenau', 'aus_1'] } }, 'klenau', { enemy: 'ulm' });
    expect(offered(free)).toEqual([
      ['retreat', 'innsbruck'],
      ['retreat', 'salzbourg'],
    ]);
    expect(free.refusal('coalition', { zone: 'ulm' }).because.key).toBe('retreat.enemyCameFrom');
    expect(free.refusal('coalition', { zone: 'nuremberg' }).because.key).toBe('retreat.betterPlace');
    expect(free.refusal('coalition', { kind: 'intoFortress' }).because.key).toBe('retreat.closed');
  });

  test('14.10 ground with enemies on it is no refuge', () => {
    const table = retreating({ forces: { munich: ['klenau', 'aus_1'], innsbruck: ['fra_1'] } }, 'klenau', {
      enemy: 'ulm',
    });
    expect(rowOf(table, 'aus_1')).toMatchObject({ zone: 'salzbourg' });
  });

  test('14.10 (2) the fortress of the zone, if nobody besieges it, where no friendly ground is left', () => {
    const all = Object.fromEntries(
      ['munich', 'ulm', 'villach', 'venise', 'mantoue', 'milan', 'zurich', 'grisons', 'salzbourg'].map((zone) => [
        zone,
        held('france'),
      ]),
    );
    const inside = retreating(
      { zones: all, forces: { innsbruck: ['klenau', 'aus_1'], villach: ['fra_1'], grisons: ['fra_2'] } },
      'klenau',
      { enemy: 'munich' },
    );
    expect(rowOf(inside, 'aus_1')).toMatchObject({ zone: 'innsbruck', inside: true });
  });

  test('15.1 revised: those inside stack as they do outside; in the first edition there is room for all', () => {
    const all = Object.fromEntries(
      ['munich', 'ulm', 'villach', 'venise', 'salzbourg'].map((zone) => [zone, held('france')]),
    );
    const garrison = (edition: Edition): number =>
      retreating(
        {
          edition,
          zones: all,
          forces: {
            innsbruck: [
              ['klenau', 'aus_1'],
              ['aus_2', 'besieged'],
            ],
            villach: ['fra_1'],
            grisons: ['fra_2'],
          },
        },
        'klenau',
        { enemy: 'munich' },
      ).state.forces.filter(({ inside }) => inside).length;
    expect([garrison('2013'), garrison('revised')]).toEqual([2, 1]);
  });

  test('14.10 (2) not into a fortress that is besieged', () => {
    const zones = Object.fromEntries(
      ['munich', 'ulm', 'villach', 'venise', 'salzbourg'].map((zone) => [zone, held('france')]),
    );
    const table = retreating(
      {
        zones: { ...zones, innsbruck: { siege: 0 } },
        forces: { innsbruck: ['klenau', 'aus_1'], villach: ['fra_1'], grisons: ['fra_2'] },
      },
      'klenau',
      { enemy: 'munich' },
    );
    expect(table.refusal('coalition', { kind: 'intoFortress' }).because.key).toBe('retreat.closed');
  });

  test('14.10 (1) a zone open to all is as good as friendly ground', () => {
    const table = retreating({ forces: { graz: ['junot', 'fra_10'] } }, 'junot', { enemy: 'laibach' });
    expect(rowOf(table, 'fra_10')).toMatchObject({ zone: 'villach' });
  });

  test('14.10 the long way to Acre is no way out', () => {
    const nations = {
      turkey: { side: 'coalition' as never, status: 'belligerent' as never },
      egypte: { side: 'coalition' as never, status: 'ally' as never },
    };
    const table = retreating({ nations, forces: { alexandrette: ['tur_1'] } }, 'tur_1', { enemy: 'konya' });
    expect(rowOf(table, 'tur_1')).toMatchObject({ zone: 'alexandrette', inside: true });
  });

  test('14.10 (3) empty ground of the enemy, whose flag stays; with an open fortress only in the first edition', () => {
    const wanted = (edition: Edition): Position => ({
      edition,
      zones: { salzbourg: held('france'), innsbruck: held('france') },
      forces: { munich: ['klenau', 'aus_1'] },
    });
    expect(offered(retreating(wanted('2013'), 'klenau', { enemy: 'ulm' }))).toEqual([
      ['retreat', 'innsbruck'],
      ['retreat', 'nuremberg'],
      ['retreat', 'ratisbonne'],
      ['retreat', 'salzbourg'],
    ]);
    const table = retreating(wanted('revised'), 'klenau', { enemy: 'ulm' });
    expect(offered(table)).toEqual([
      ['retreat', 'nuremberg'],
      ['retreat', 'ratisbonne'],
    ]);
  });

  test('14.10 (3) revised: to friends who besiege a fortress of the enemy, not under one that is free', () => {
    const others = neighbours(zoneId('munich')).filter((zone) => zone !== 'ulm');
    const corps = (at: number): string => `fra_${at + 1}`;
    const taken = Object.fromEntries(others.map((zone, at) => [zone, [corps(at)]]));
    const to = (siege: number | null): string | undefined =>
      rowOf(
        retreating(
          {
            edition: 'revised',
            zones: { ulm: { siege } },
            forces: { ...taken, munich: ['klenau', 'aus_1'], ...(siege === null ? {} : { ulm: ['aus_2'] }) },
          },
          'klenau',
          {},
        ),
        'aus_1',
      )?.zone;
    expect([to(0), to(null)]).toEqual(['ulm', undefined]);
  });

  test('14.10 (4) enemies who are five to one weaker are ridden down', () => {
    const blocked = (edition: Edition, blocker: ForceWords): Table =>
      retreating(
        {
          edition,
          zones: { salzbourg: held('france'), innsbruck: held('france') },
          forces: {
            munich: ['charles', 'aus_1', 'aus_2', 'aus_3'],
            salzbourg: ['fra_1'],
            innsbruck: ['fra_2'],
            nuremberg: blocker,
            ratisbonne: ['fra_3'],
          },
        },
        'charles',
        { enemy: 'ulm' },
      );
    const through = blocked('revised', ['fra_10-']).answer('coalition', { unit: 'aus_1' });
    expect(rowOf(through, 'aus_2')).toMatchObject({ zone: 'nuremberg' });
    expect(through.state.units.find(({ id }) => id === 'fra_10')?.at).toBe('reserve');
    const none = blocked('revised', ['fra_10']);
    expect(none.state.units.find(({ id }) => id === 'aus_1')?.at).toBe('reserve');
    expect(none.state.generals.find(({ id }) => id === 'charles')?.at).toBe('reserve');
    expect(none.events('retreat.none')).toHaveLength(1);
  });

  test('14.10 (4) nobody is ridden down before an open fortress', () => {
    const table = retreating(
      {
        edition: 'revised',
        zones: { salzbourg: held('france'), innsbruck: held('france') },
        forces: {
          munich: ['charles', 'aus_1', 'aus_2', 'aus_3'],
          salzbourg: ['fra_1-'],
          innsbruck: ['fra_2'],
          nuremberg: ['fra_10'],
          ratisbonne: ['fra_3'],
        },
      },
      'charles',
      { enemy: 'ulm' },
    );
    expect(table.events('retreat.none')).toHaveLength(1);
  });

  test('14.10 a way that the pursuit has closed is chosen again', () => {
    const table = battleAt(
      {
        zones: {
          salzbourg: held('france'),
          innsbruck: held('france'),
          ulm: { control: 'france' as never, fortress: 'empty' },
        },
        edition: 'revised',
        forces: {
          munich: [
            ['klenau', 'aus_1', 'aus_2', 'aus_3'],
            ['davout', 'fra_10', 'fra_11', 'fra_12'],
          ],
          salzbourg: ['fra_1'],
          innsbruck: ['fra_2'],
          ulm: ['fra_13-'],
          ratisbonne: ['fra_3'],
        },
      },
      { zone: 'munich', by: ['davout'], against: ['klenau'], from: 'nuremberg' },
    )
      .dice(4, 3, 1, 1) // 9: one loss, and five steps could ride down the one at Ulm
      .answer('coalition', { unit: 'aus_1' })
      .dice(6, 5) // demoralised; 5 + 2 is one more loss
      .answer('coalition', { unit: 'aus_1' });
    expect(table.events('retreat.none')).toHaveLength(1);
    expect(rowOf(table, 'fra_13')).toBeDefined();
  });

  test('12.1, 14.10 neutral ground is closed', () => {
    const table = retreating({ forces: { prague: ['klenau', 'aus_1'] } }, 'klenau', { enemy: 'pilsen' });
    expect(table.refusal('coalition', { zone: 'dresde' }).because.key).toBe('retreat.closed');
  });

  test('14.10 back into a zone that the enemy has taken meanwhile there is no retreat', () => {
    const table = retreating({ forces: { munich: ['ney', 'fra_10'], nuremberg: ['jean', 'aus_1', 'aus_2'] } }, 'ney', {
      from: 'nuremberg',
    });
    expect(table.state.units.find(({ id }) => id === 'fra_10')?.at).toBe('reserve');
  });
});
