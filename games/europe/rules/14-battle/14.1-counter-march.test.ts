import { describe, expect, test } from 'vitest';
import type { Edition } from '../../catalogue/ids.ts';
import { battleAt, sheetOf } from '../../testing/battles.ts';
import type { ForceWords, Table } from '../../testing/position.ts';

type Forces = Readonly<Record<string, ForceWords | readonly ForceWords[]>>;
const ulm = (
  around: Forces,
  edition: Edition = '2013',
  mack: ForceWords = ['mack', 'armee_allemagne', 'aus_1', 'aus_2'],
) =>
  battleAt(
    {
      edition,
      zones: { ulm: { control: 'austria' as never } },
      forces: { ulm: [mack, ['lannes', 'fra_10', 'fra_11', 'fra_12']], ...around },
    },
    { zone: 'ulm', by: ['lannes'], against: [mack[0] ?? ''], from: 'bade' },
  );
const forcesIn = ({ state }: Table, zone: string) =>
  state.forces.filter((row) => row.zone === zone).map(({ id }) => id);
const unitAt = ({ state }: Table, unit: string) => state.units.find(({ id }) => id === unit)?.at;
const generalAt = ({ state }: Table, general: string) => state.generals.find(({ id }) => id === general)?.at;

describe('14.1 counter-marches', () => {
  test('14.1 example: John reaches Ulm with 4 + 1, tests attrition at +1, and goes to the reserve because he outranks Mack', () => {
    const table = ulm({ innsbruck: ['jean', 'aus_5'] })
      .answer('coalition', { general: 'jean' })
      .dice(4);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ die: 4, modifiers: 1, total: 5 });
    table.dice(3);
    expect(table.events('attrition.toll')[0]?.said.params).toMatchObject({ steps: 2, total: 4, many: 0 });
    expect(generalAt(table, 'jean')).toBe('reserve');
    expect(unitAt(table, 'aus_5')).toBe(forcesIn(table, 'ulm')[0]);
    expect(sheetOf(table).points.coalition).toBe(6);
  });

  test('14.1 with 4 in all he comes too late and stays where he is', () => {
    const table = ulm({ innsbruck: ['jean', 'aus_5'] })
      .answer('coalition', { general: 'jean' })
      .dice(3);
    expect(forcesIn(table, 'innsbruck')).toHaveLength(1);
    expect(sheetOf(table).points.coalition).toBe(4);
  });

  test('14.1 difficult ground takes one from the die', () => {
    const table = ulm({ nuremberg: ['jean', 'aus_5'] })
      .answer('coalition', { general: 'jean' })
      .dice(4);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ modifiers: 0, total: 4 });
  });

  test('14.1 the attacker does all of his first', () => {
    const table = ulm({ stuttgart: ['ney', 'fra_1'], innsbruck: ['jean', 'aus_5'] });
    expect(table.asked().by).toBe('empire');
    table.answer('empire', 'done');
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '14.1' });
  });

  test('14.1 a demoralised force does not march to the guns', () => {
    const table = ulm({ innsbruck: ['jean', 'aus_5', 'demoralised'], munich: ['charles', 'aus_6'] });
    expect(table.refusal('coalition', { general: 'jean' })).toMatchObject({
      rule: '14.1',
      because: { key: 'counterMarch.demoralised' },
    });
  });

  test('14.1 neither over mountains without a pass nor over a strait', () => {
    const milan = battleAt(
      {
        forces: {
          milan: [
            ['massena', 'fra_1', 'fra_2'],
            ['charles', 'aus_1', 'aus_2', 'aus_3'],
          ],
          innsbruck: ['jean', 'aus_5'],
          mantoue: ['bellegarde', 'aus_6'],
        },
      },
      { zone: 'milan', attacker: 'coalition', by: ['charles'], against: ['massena'], from: 'mantoue' },
    );
    expect(milan.refusal('coalition', { general: 'jean' }).because.key).toBe('counterMarch.mountain');
    const messina = battleAt(
      {
        nations: { naples: { side: 'coalition' as never, status: 'ally' as never } },
        forces: {
          calabre: [
            ['massena', 'fra_10'],
            ['moore', 'gbr_3'],
          ],
          messine: ['hill', 'gbr_1'],
          tarente: ['clinton', 'gbr_4'],
        },
      },
      { zone: 'calabre', attacker: 'coalition', by: ['moore'], against: ['massena'], from: 'naples' },
    );
    expect(messina.refusal('coalition', { general: 'hill' }).because.key).toBe('counterMarch.strait');
  });

  test('2.1, 14.1 nobody comes who may not go there: militia stays at home, and keeps its general', () => {
    const bade = (...guard: ForceWords): Table =>
      battleAt(
        {
          forces: {
            bade: [
              ['lannes', 'fra_10', 'fra_11', 'fra_12'],
              ['mack', 'aus_1', 'aus_2', 'aus_3'],
            ],
            strasbourg: guard,
            stuttgart: ['ney', 'fra_2'],
          },
        },
        { zone: 'bade', attacker: 'coalition', by: ['mack'], against: ['lannes'], from: 'ulm' },
      );
    const guards = bade('soult', 'fra_1', 'fra_gn1');
    expect(guards.refusal('empire', { general: 'soult' }).because.key).toBe('march.homeOnly');
    expect(bade('soult', 'fra_1').asked('empire').answers).toContainEqual({ kind: 'counterMarch', general: 'soult' });
    // A subordinate takes other units along.
    const army = bade('napoleon', 'soult', 'grande_armee', 'fra_1', 'fra_3', 'fra_gn1');
    army.answer('empire', { general: 'soult' }).dice(6);
    expect(army.refusal('empire', { kind: 'take', unit: 'fra_gn1' }).because.key).toBe('march.homeOnly');
    army.answer('empire', { kind: 'take', unit: 'fra_1' }).answer('empire', 'done').dice(1);
    expect(unitAt(army, 'fra_gn1')).toBe(forcesIn(army, 'strasbourg')[0]);
  });

  test('12.1, 14.1 revised: what a subordinate has taken along counts against the limit of the Peninsula', () => {
    const table = battleAt(
      {
        edition: 'revised',
        played: ['24F'],
        nations: { spain: { side: 'coalition' as never, status: 'belligerent' as never } },
        forces: {
          pampelune: [
            ['junot', 'fra_10'],
            ['castanos', 'esp_1', 'esp_2'],
          ],
          bayonne: ['napoleon', 'soult', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4'],
        },
      },
      { zone: 'pampelune', attacker: 'coalition', by: ['castanos'], against: ['junot'], from: 'saragosse' },
    );
    expect(table.refusal('empire', { general: 'napoleon' }).because.key).toBe('peninsula.tooMany');
    table.answer('empire', { general: 'soult' }).dice(6);
    table.answer('empire', { unit: 'fra_1' }).answer('empire', { unit: 'fra_2' });
    expect(table.refusal('empire', { kind: 'take', unit: 'fra_3' }).because.key).toBe('peninsula.tooMany');
  });

  test('14.1 a subordinate comes with units of his army, the rest stays', () => {
    const table = ulm({ innsbruck: ['charles', 'jean', 'armee_allemagne', 'aus_5', 'aus_6'] }, '2013', [
      'bellegarde',
      'aus_1',
      'aus_2',
    ])
      .answer('coalition', { general: 'jean' })
      .dice(6)
      .answer('coalition', { kind: 'take', unit: 'aus_5' })
      .answer('coalition', 'done')
      .dice(1);
    expect(unitAt(table, 'aus_6')).toBe(forcesIn(table, 'innsbruck')[0]);
    expect(generalAt(table, 'jean')).toBe(forcesIn(table, 'ulm').find((id) => id === generalAt(table, 'jean')));
    table.until('14.6');
    expect(sheetOf(table).points.coalition).toBe(6);
  });

  test('14.1 revised: a general may leave part of his force where it was; in the first edition he comes with all', () => {
    const come = (edition: Edition) =>
      ulm({ innsbruck: ['jean', 'aus_5', 'aus_6'] }, edition)
        .answer('coalition', { general: 'jean' })
        .dice(6);
    const table = come('revised').answer('coalition', { kind: 'leaveBehind', unit: 'aus_6' }).dice(1);
    expect(unitAt(table, 'aus_6')).toBe(forcesIn(table, 'innsbruck')[0]);
    expect(forcesIn(come('2013').dice(1), 'innsbruck')).toEqual([]);
  });

  test('14.1 revised: or a subordinate with units', () => {
    const army = ['koutouzov', 'bagration', 'armee_1ere', 'rus_1', 'rus_2', 'rus_3'];
    const table = ulm({ innsbruck: army }, 'revised').answer('coalition', { general: 'koutouzov' }).dice(6);
    table.answer('coalition', { kind: 'leaveGeneral', general: 'bagration' });
    while (table.asked().by === 'coalition') {
      const { answers } = table.asked();
      table.answer('coalition', (answers.find((answer) => answer['unit'] === 'rus_3') ?? answers.at(-1)) as never);
    }
    expect([generalAt(table, 'bagration'), unitAt(table, 'rus_3')]).toEqual([
      forcesIn(table, 'innsbruck')[0],
      forcesIn(table, 'innsbruck')[0],
    ]);
    expect(unitAt(table, 'rus_1')).toBe(generalAt(table, 'koutouzov'));
  });

  test('14.1 the value of an army commander in the battle serves both sides, in the revised edition only the active one', () => {
    const modifiers = (edition: Edition) =>
      ulm({ innsbruck: ['bellegarde', 'aus_5'] }, edition, ['charles', 'armee_allemagne', 'aus_1', 'aus_2'])
        .answer('coalition', { general: 'bellegarde' })
        .dice(1)
        .events('trial.total')[0]?.said.params;
    expect(modifiers('2013')).toMatchObject({ modifiers: 2 });
    expect(modifiers('revised')).toMatchObject({ modifiers: 1 });
  });

  test('14.1, 15.3 a besieger who marches to the guns raises his siege', () => {
    const table = battleAt(
      {
        zones: { ulm: { siege: 1 } },
        forces: {
          munich: [
            ['klenau', 'aus_1', 'aus_2'],
            ['lannes', 'fra_10', 'fra_11'],
          ],
          ulm: [
            ['jean', 'aus_5'],
            ['bav_1', 'besieged'],
          ],
        },
      },
      { zone: 'munich', by: ['lannes'], against: ['klenau'], from: 'nuremberg' },
    )
      .answer('coalition', { general: 'jean' })
      .dice(6, 1);
    expect(table.state.zones.find(({ id }) => id === 'ulm')?.siege).toBeNull();
    expect(table.state.forces.find(({ zone }) => zone === 'ulm')).toMatchObject({ inside: false });
  });

  test('14.1 out of a fortress that nobody besieges a general may come, out of a besieged one nobody', () => {
    const answers = (siege: number | null): readonly unknown[] =>
      battleAt(
        {
          zones: { salzbourg: { siege } },
          forces: {
            munich: [
              ['klenau', 'aus_1', 'aus_2'],
              ['lannes', 'fra_10', 'fra_11'],
            ],
            salzbourg: [
              ['jean', 'aus_5', 'besieged'],
              ['soult', 'fra_12'],
            ],
            innsbruck: ['charles', 'aus_6'],
          },
        },
        { zone: 'munich', by: ['lannes'], against: ['klenau'], from: 'ulm' },
      )
        .answer('empire', 'done')
        .asked('coalition')
        .answers.map(({ general }) => general);
    expect([answers(null).includes('jean'), answers(1).includes('jean')]).toEqual([true, false]);
  });

  test('14.1 each tries once; a commander who is late has tried for his subordinates too', () => {
    const table = ulm({ innsbruck: ['charles', 'jean', 'armee_allemagne', 'aus_5', 'aus_6'] }, '2013', [
      'bellegarde',
      'aus_1',
      'aus_2',
    ]);
    const late = table.fork().answer('coalition', { general: 'charles' });
    late.dice(1);
    expect(late.asked().rule).toBe('14.6');
    table.answer('coalition', { general: 'jean' }).dice(1);
    expect(table.asked('coalition').answers).toEqual([{ kind: 'counterMarch', general: 'charles' }, { kind: 'done' }]);
  });

  test('14.1 nobody marches to a depot alone', () => {
    const table = battleAt(
      { forces: { munich: ['aus_1-'], ulm: ['ney', 'fra_1'] }, depots: { munich: 'france' } },
      { zone: 'munich', attacker: 'coalition', by: ['aus_1'], against: [], from: 'salzbourg' },
    );
    expect(table.asked()).toMatchObject({ rule: '14.6' });
  });

  test('12.4 revised: a friend who stood in the zone of the interception joins by counter-march alone', () => {
    const fight = (edition: Edition, came: { interceptedFrom?: string } = { interceptedFrom: 'vienne' }) =>
      battleAt(
        {
          edition,
          zones: { graz: { control: null } },
          forces: {
            graz: [
              ['charles', 'aus_1', 'aus_2'],
              ['bellegarde', 'aus_5'],
              ['massena', 'fra_10', 'fra_11'],
              ['ney', 'fra_12'],
            ],
          },
        },
        { zone: 'graz', attacker: 'coalition', by: ['charles'], against: ['massena'], from: 'laibach', ...came },
      );
    const table = fight('revised').answer('coalition', { general: 'bellegarde' }).dice(6, 1);
    expect(sheetOf(table).points.coalition).toBe(6);
    // Nobody else does: neither a friend of the interceptor, nor without an interception, nor in the first edition.
    expect(table.asked()).toMatchObject({ rule: '14.6' });
    expect(fight('revised', {}).asked()).toMatchObject({ rule: '14.6' });
    expect(fight('2013').asked()).toMatchObject({ rule: '14.6' });
  });
});
