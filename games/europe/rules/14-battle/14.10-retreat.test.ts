import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { Edition } from '../../catalogue/ids.ts';
import { battleAt } from '../../testing/battles.ts';
import type { Position, Table } from '../../testing/position.ts';
import { held, offered, retreating, rowOf } from '../../testing/retreats.ts';

describe('14.10 what it costs', () => {
  test('14.10 a river without a bridge costs a step, revised: or a depot', () => {
    const cross = (edition: Edition) =>
      retreating({ edition, forces: { munich: ['ney', 'fra_10', 'fra_11', 'depot'] } }, 'ney', { from: 'nuremberg' });
    const first = cross('2013').answer('empire', { unit: 'fra_10' });
    expect(first.state.units.find(({ id }) => id === 'fra_10')?.reduced).toBe(true);
    const revised = cross('revised').answer('empire', { kind: 'loseDepot' });
    expect(revised.state.depots).toEqual([]);
    expect(
      cross('2013')
        .asked()
        .answers.map(({ kind }) => kind),
    ).toEqual(['loseStep', 'loseStep']);
  });

  test('14.10 a mountain without a pass costs a step, a bridge or a pass nothing', () => {
    const reduced = (zone: string, from: string) =>
      retreating({ forces: { [zone]: ['fra_10'] } }, 'fra_10', { from }).state.units.find(({ id }) => id === 'fra_10')
        ?.reduced;
    expect([reduced('innsbruck', 'milan'), reduced('munich', 'ulm'), reduced('innsbruck', 'zurich')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(reduced('mantoue', 'milan')).toBe(false);
  });

  test('14.9.1, 14.10 what the crossing costs counts for the morale: rulings/14.10', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['klenau', 'aus_1', 'aus_2', 'aus_3'],
            ['davout', 'fra_10', 'fra_11', 'fra_12'],
          ],
        },
        zones: { salzbourg: held('france'), innsbruck: held('france') },
      },
      { zone: 'munich', by: ['davout'], against: ['klenau'], from: 'ulm' },
    )
      .dice(4, 3, 1, 1)
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { zone: 'ratisbonne' })
      .answer('coalition', { unit: 'aus_1' })
      .dice(2, 1);
    expect(table.events('demoralisation.rolled')[0]?.said.params).toMatchObject({ limit: 3 - 2 });
    expect(rowOf(table, 'aus_2')).toMatchObject({ zone: 'ratisbonne', demoralised: true });
  });

  test('2.1 militia does not leave its country', () => {
    const table = retreating(
      {
        forces: { neminov: ['koutouzov', 'rus_1', 'rus_mil1'] },
      },
      'koutouzov',
      { from: 'czernowitz' },
    );
    expect(table.state.units.find(({ id }) => id === 'rus_mil1')?.at).toBe('reserve');
    expect(rowOf(table, 'rus_1')).toBeDefined();
  });
});

describe('10.2, 14.9.3 who is met', () => {
  test('14.9.3 friends who are met by a demoralised force lose heart too, and command goes by rank', () => {
    const table = retreating(
      { forces: { munich: ['klenau', 'aus_1', 'demoralised'], salzbourg: ['jean', 'aus_2'], innsbruck: ['fra_1'] } },
      'klenau',
      { enemy: 'ulm' },
    );
    expect(rowOf(table, 'aus_2')).toMatchObject({ commander: 'jean', demoralised: true });
    expect(rowOf(table, 'aus_1')?.id).toBe(rowOf(table, 'aus_2')?.id);
  });
});

describe('14.11 two armies', () => {
  const armies = (edition: Edition): Table =>
    battleAt(
      {
        edition,
        nations: { prussia: { side: 'coalition' as never, status: 'belligerent' as never } },
        forces: {
          munich: [
            ['charles', 'armee_allemagne', 'aus_1', 'aus_2'],
            ['brunswick', 'armee_elbe', 'pru_1', 'pru_2'],
            ['napoleon', 'fra_10', 'fra_11', 'fra_12', 'fra_13'],
          ],
        },
      },
      { zone: 'munich', by: ['napoleon'], against: ['charles', 'brunswick'], from: 'ulm' },
    ).dice(5, 4, 1, 1);
  const lose = (table: Table): Table =>
    table.answer('coalition', { unit: 'aus_1' }).answer('coalition', { unit: 'pru_1' });

  test('14.11 the first edition: each may go somewhere else', () => {
    const table = lose(armies('2013'))
      .answer('coalition', { zone: 'salzbourg' })
      .answer('coalition', { zone: 'innsbruck' })
      .dice(1);
    expect([rowOf(table, 'aus_2')?.zone, rowOf(table, 'pru_2')?.zone]).toEqual(['salzbourg', 'innsbruck']);
  });

  test('14.11 the revised edition: they stay together, and one test decides for both', () => {
    const table = lose(armies('revised')).answer('coalition', { zone: 'salzbourg' }).dice(6, 1);
    expect([rowOf(table, 'aus_2'), rowOf(table, 'pru_2')]).toMatchObject([
      { zone: 'salzbourg', demoralised: true },
      { zone: 'salzbourg', demoralised: true },
    ]);
  });
});

test('14.1, 14.10, 14.11 an army of two that came to the attack by another way goes back by it; revised: both where the march came from', () => {
  const zones = (edition: Edition): unknown => {
    const table = battleAt(
      {
        edition,
        forces: {
          munich: [
            ['napoleon', 'grande_armee', 'fra_10', 'fra_11'],
            ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4'],
          ],
          nuremberg: ['eugene', 'armee_italie', 'fra_12', 'fra_13'],
        },
      },
      { zone: 'munich', by: ['napoleon'], against: ['charles'], from: 'ulm' },
    )
      .answer('empire', { general: 'eugene' })
      .dice(6);
    if (table.asked().by === 'empire') table.answer('empire', 'done');
    table.dice(1, 1, 1, 6, 4);
    while (table.state.battle) table.pick(table.asked().by, () => true);
    return [rowOf(table, 'fra_11')?.zone, rowOf(table, 'fra_13')?.zone];
  };
  expect([zones('2013'), zones('revised')]).toEqual([
    ['ulm', 'nuremberg'],
    ['ulm', 'ulm'],
  ]);
});

test('14.10, 14.11 an army that came to the help of a defender chooses as he does', () => {
  const table = battleAt(
    {
      forces: {
        munich: [
          ['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_12', 'fra_13'],
          ['charles', 'armee_allemagne', 'aus_1', 'aus_2'],
        ],
        salzbourg: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'],
      },
    },
    { zone: 'munich', by: ['napoleon'], against: ['charles'], from: 'ulm' },
  )
    .answer('coalition', { general: 'koutouzov' })
    .dice(6, 1, 6, 4, 1, 1)
    .until('14.10');
  const choices = [
    ['retreat', 'innsbruck'],
    ['retreat', 'salzbourg'],
  ];
  expect(offered(table)).toEqual(choices);
  expect(offered(table.answer('coalition', { zone: 'innsbruck' }))).toEqual(choices);
});

describe('2.1, 3.2 what is left to the victor', () => {
  const wins = (edition: Edition, extra: Position = {}): Table =>
    battleAt(
      {
        edition,
        ...extra,
        forces: {
          munich: [
            ['klenau', 'aus_1'],
            ['davout', 'fra_10', 'fra_11'],
          ],
          ...extra.forces,
        },
      },
      { zone: 'munich', by: ['davout'], against: ['klenau'], from: 'ulm' },
    )
      .dice(6, 5, 1, 1)
      .answer('coalition', { zone: 'salzbourg' });

  test('2.1 a fixed depot left behind is destroyed; revised: it may go with the general', () => {
    expect(wins('2013', { depots: { munich: 'austria' } }).state.depots).toEqual([]);
    const saved = wins('revised', { depots: { munich: 'austria' } }).answer('coalition', 'yes');
    expect(saved.state.depots).toMatchObject([{ fixed: false, with: rowOf(saved, 'aus_1')?.id }]);
    expect(wins('revised', { depots: { munich: 'austria' } }).answer('coalition', 'no').state.depots).toEqual([]);
  });

  test('2.1 walls that still stand protect the depots of the loser', () => {
    const table = battleAt(
      {
        zones: { ulm: held('austria') },
        depots: { ulm: 'austria' },
        forces: {
          ulm: [
            ['klenau', 'aus_1'],
            ['davout', 'fra_10', 'fra_11'],
          ],
        },
      },
      { zone: 'ulm', by: ['davout'], against: ['klenau'], from: 'bade' },
    ).dice(6, 5, 1, 1);
    expect(rowOf(table, 'aus_1')).toMatchObject({ zone: 'innsbruck' });
    expect(table.state.depots).toHaveLength(1);
  });

  test('3.2, 17.2.1 fleets leave a port that is lost with the battle', () => {
    const table = battleAt(
      {
        zones: { boulogne: held('britain') },
        fleets: { fl_ball: { kind: 'port', zone: zoneId('boulogne') } },
        forces: { boulogne: [['gbr_3-'], ['davout', 'fra_10', 'fra_11', 'fra_12-']] },
      },
      { zone: 'boulogne', by: ['davout'], against: ['gbr_3'], from: 'lille' },
    );
    expect(table.events('control.taken')).toHaveLength(1);
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '17.2.1' });
  });

  test('3.2 the zone is taken by a supplied victor', () => {
    const control = (table: Table) => table.state.zones.find(({ id }) => id === 'munich')?.control;
    expect(control(wins('2013', { zones: { munich: held('austria') } }))).toBeNull();
  });

  test('15.5 a fortress that lies empty in the zone may serve the victor', () => {
    const table = battleAt(
      {
        zones: { ulm: { control: 'austria' as never, fortress: 'empty' } },
        forces: {
          ulm: [
            ['klenau', 'aus_1'],
            ['davout', 'fra_10', 'fra_11'],
          ],
        },
      },
      { zone: 'ulm', by: ['davout'], against: ['klenau'], from: 'bade' },
    )
      .dice(6, 5, 1, 1)
      .answer('empire', { kind: 'garrisonStep', unit: 'fra_10' });
    expect(table.state.zones.find(({ id }) => id === 'ulm')).toMatchObject({ control: null, fortress: 'active' });
  });

  test('17.2.9 anyone who has landed and lost is destroyed', () => {
    const table = battleAt(
      {
        edition: 'revised',
        forces: {
          calabre: [
            ['hill', 'gbr_3'],
            ['junot', 'fra_10'],
          ],
        },
      },
      { zone: 'calabre', attacker: 'coalition', by: ['hill'], against: ['junot'], landing: true },
    ).dice(1, 1, 3, 3);
    expect(table.state.units.find(({ id }) => id === 'gbr_3')?.at).toBe('reserve');
  });
});
