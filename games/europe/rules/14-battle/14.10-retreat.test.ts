import { describe, expect, test } from 'vitest';
import { neighbours } from '../../board.ts';
import { zoneId } from '../../catalogue.ts';
import type { Edition } from '../../ids.ts';
import { battleAt, forceOf } from '../../testing/battles.ts';
import type { ForceWords, Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { retreat } from './14.10-retreat.ts';

const HELD = (nation: string) => ({ control: nation as never });
const row = ({ state }: Table, unit: string) => {
  const at = state.units.find(({ id }) => id === unit)?.at;
  return state.forces.find(({ id }) => id === at);
};
const offered = (table: Table) => table.asked().answers.map(({ kind, zone }) => [kind, zone]);

/** A force retreats on its own, from a zone which the enemy has entered from another. */
const retreating = (wanted: Position, name: string, came: { from?: string; enemy?: string }): Table =>
  scene(wanted, (g) =>
    retreat(g, forceOf(g, name), {
      cameFrom: came.from === undefined ? null : zoneId(came.from),
      enemyCameFrom: came.enemy === undefined ? null : zoneId(came.enemy),
    }),
  );

describe('14.10 where to', () => {
  test('14.10 an attacker goes back where he came from', () => {
    const table = retreating({ forces: { munich: ['ney', 'fra_10'] } }, 'ney', { from: 'nuremberg' });
    expect(row(table, 'fra_10')).toMatchObject({ zone: 'nuremberg' });
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
        zones: { vienne: HELD('france') },
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
    expect(row(table, 'fra_10')).toMatchObject({ zone: 'vienne' });
  });

  test('14.10 a defender never goes where the attacker came from, and friendly ground comes first', () => {
    const table = retreating({ forces: { munich: ['klenau', 'aus_1'] } }, 'klenau', { enemy: 'salzbourg' });
    // Innsbruck is Austrian: the only friendly neighbour but Salzburg.
    expect(row(table, 'aus_1')).toMatchObject({ zone: 'innsbruck' });
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
    expect(row(table, 'aus_1')).toMatchObject({ zone: 'salzbourg' });
  });

  test('14.10 (2) the fortress of the zone, if nobody besieges it, where no friendly ground is left', () => {
    const all = Object.fromEntries(
      ['munich', 'ulm', 'villach', 'venise', 'mantoue', 'milan', 'zurich', 'grisons', 'salzbourg'].map((zone) => [
        zone,
        HELD('france'),
      ]),
    );
    const inside = retreating(
      { zones: all, forces: { innsbruck: ['klenau', 'aus_1'], villach: ['fra_1'], grisons: ['fra_2'] } },
      'klenau',
      { enemy: 'munich' },
    );
    expect(row(inside, 'aus_1')).toMatchObject({ zone: 'innsbruck', inside: true });
  });

  test('15.1 revised: those inside stack as they do outside; in the first edition there is room for all', () => {
    const all = Object.fromEntries(
      ['munich', 'ulm', 'villach', 'venise', 'salzbourg'].map((zone) => [zone, HELD('france')]),
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
      ['munich', 'ulm', 'villach', 'venise', 'salzbourg'].map((zone) => [zone, HELD('france')]),
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
    expect(row(table, 'fra_10')).toMatchObject({ zone: 'villach' });
  });

  test('14.10 the long way to Acre is no way out', () => {
    const nations = {
      turkey: { side: 'coalition' as never, status: 'belligerent' as never },
      egypte: { side: 'coalition' as never, status: 'ally' as never },
    };
    const table = retreating({ nations, forces: { alexandrette: ['tur_1'] } }, 'tur_1', { enemy: 'konya' });
    expect(row(table, 'tur_1')).toMatchObject({ zone: 'alexandrette', inside: true });
  });

  test('14.10 (3) empty ground of the enemy, whose flag stays; with an open fortress only in the first edition', () => {
    const wanted = (edition: Edition): Position => ({
      edition,
      zones: { salzbourg: HELD('france'), innsbruck: HELD('france') },
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
      row(
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
          zones: { salzbourg: HELD('france'), innsbruck: HELD('france') },
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
    expect(row(through, 'aus_2')).toMatchObject({ zone: 'nuremberg' });
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
        zones: { salzbourg: HELD('france'), innsbruck: HELD('france') },
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

  test('14.10 a way that the pursuit has closed is chosen anew', () => {
    const table = battleAt(
      {
        zones: {
          salzbourg: HELD('france'),
          innsbruck: HELD('france'),
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
    expect(row(table, 'fra_13')).toBeDefined();
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
        zones: { salzbourg: HELD('france'), innsbruck: HELD('france') },
      },
      { zone: 'munich', by: ['davout'], against: ['klenau'], from: 'ulm' },
    )
      .dice(4, 3, 1, 1)
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { zone: 'ratisbonne' })
      .answer('coalition', { unit: 'aus_1' })
      .dice(2, 1);
    expect(table.events('demoralisation.rolled')[0]?.said.params).toMatchObject({ limit: 3 - 2 });
    expect(row(table, 'aus_2')).toMatchObject({ zone: 'ratisbonne', demoralised: true });
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
    expect(row(table, 'rus_1')).toBeDefined();
  });
});

describe('10.2, 14.9.3 who is met', () => {
  test('14.9.3 friends who are met by a demoralised force lose heart too, and command goes by rank', () => {
    const table = retreating(
      { forces: { munich: ['klenau', 'aus_1', 'demoralised'], salzbourg: ['jean', 'aus_2'], innsbruck: ['fra_1'] } },
      'klenau',
      { enemy: 'ulm' },
    );
    expect(row(table, 'aus_2')).toMatchObject({ commander: 'jean', demoralised: true });
    expect(row(table, 'aus_1')?.id).toBe(row(table, 'aus_2')?.id);
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
    expect([row(table, 'aus_2')?.zone, row(table, 'pru_2')?.zone]).toEqual(['salzbourg', 'innsbruck']);
  });

  test('14.11 the revised edition: they stay together, and one test decides for both', () => {
    const table = lose(armies('revised')).answer('coalition', { zone: 'salzbourg' }).dice(6, 1);
    expect([row(table, 'aus_2'), row(table, 'pru_2')]).toMatchObject([
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
    return [row(table, 'fra_11')?.zone, row(table, 'fra_13')?.zone];
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
    expect(saved.state.depots).toMatchObject([{ fixed: false, with: row(saved, 'aus_1')?.id }]);
    expect(wins('revised', { depots: { munich: 'austria' } }).answer('coalition', 'no').state.depots).toEqual([]);
  });

  test('2.1 walls that still stand protect the depots of the loser', () => {
    const table = battleAt(
      {
        zones: { ulm: HELD('austria') },
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
    expect(row(table, 'aus_1')).toMatchObject({ zone: 'innsbruck' });
    expect(table.state.depots).toHaveLength(1);
  });

  test('3.2, 17.2.1 fleets leave a port that is lost with the battle', () => {
    const table = battleAt(
      {
        zones: { boulogne: HELD('britain') },
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
    expect(control(wins('2013', { zones: { munich: HELD('austria') } }))).toBeNull();
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

  test('17.2.9 whoever has landed and lost is destroyed', () => {
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
