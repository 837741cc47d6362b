import { describe, expect, test } from 'vitest';
import type { Edition } from '../../catalogue/ids.ts';
import { battleAt, modifiersOn, sheetOf } from '../../testing/battles.ts';
import type { Table } from '../../testing/position.ts';

const at = (table: Table, piece: string): string | undefined =>
  [...table.state.units, ...table.state.generals, ...table.state.armies].find(({ id }) => id === piece)?.at;
const isReduced = (table: Table, unit: string): boolean | undefined =>
  table.state.units.find(({ id }) => id === unit)?.reduced;

/** Round 4: Napoleon, with 13 steps, has come from Baden upon Mack, with nine. */
const ulm = (edition: Edition): Table =>
  battleAt(
    {
      edition,
      clock: { round: 4 },
      zones: { ulm: { control: 'austria' as never } },
      forces: {
        ulm: [
          ['mack', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_cav-'],
          [
            'napoleon',
            'soult',
            'murat',
            'grande_armee',
            'fra_1',
            'fra_2',
            'fra_3',
            'fra_4',
            'fra_5',
            'fra_cav',
            'fra_10-',
          ],
        ],
      },
    },
    { zone: 'ulm', by: ['napoleon'], against: ['mack'], from: 'bade' },
  );
const committed = (edition: Edition): Table =>
  ulm(edition).answer('empire', { kind: 'leadCorps', unit: 'fra_1' }).answer('empire', { general: 'soult' });

describe.each(['2013', 'revised'] as const)('14 the battle of Ulm in the example of play (%s)', (edition) => {
  test('14.2, 14.3 thirteen against nine is even, and a minor battle though the sum is 22', () => {
    const { points, odds, level, morale } = sheetOf(committed(edition));
    expect({ points, odds, level }).toEqual({ points: { empire: 13, coalition: 9 }, odds: 1, level: 'minor' });
    expect(morale).toEqual({ empire: 5, coalition: 3 });
  });

  test('14.5 Napoleon has +7, Mack nothing', () => {
    const table = committed(edition);
    expect(modifiersOn(table, 'empire')).toEqual({ commander: 3, cavalry: 1, subordinate: 2, lead: 1 });
    expect(modifiersOn(table, 'coalition')).toEqual({});
  });

  test('14.6 to 14.9 Mack loses four steps, one of cavalry, is demoralised without a die and destroyed in the pursuit', () => {
    const table = committed(edition).dice(5, 3, 4, 2);
    expect(sheetOf(table).rolled).toEqual({
      empire: { dice: 8, total: 15, cell: '4C' },
      coalition: { dice: 6, total: 6, cell: edition === '2013' ? '1' : '1+' },
    });
    table.dice(3); // Soult is not wounded
    expect(isReduced(table, 'fra_1')).toBe(true);
    table
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_2' });
    // The fourth loss must be the cavalry, and nobody is asked.
    expect(at(table, 'aus_cav')).toBe('reserve');
    while (table.asked().by === 'coalition') table.pick('coalition', ({ kind }) => kind === 'retreat');
    expect(table.events('demoralisation.sure')).toHaveLength(1);
    table.dice(5); // 5 + 3 + 2 + 1 = 11
    expect(table.events('pursuit.losses')[0]?.said.params).toMatchObject({ many: 5 });
    for (const piece of ['aus_2', 'aus_3', 'aus_4', 'mack', 'armee_allemagne'])
      expect(at(table, piece)).toBe('reserve');
    expect(table.result).toBeDefined();
  });
});

describe.each(['2013', 'revised'] as const)(
  '14 Charles is intercepted south of Vienna in the example of play (%s)',
  (edition) => {
    // 10 French steps, as the book-keeping has them, against six.
    const graz = (): Table =>
      battleAt(
        {
          edition,
          clock: { round: 5 },
          zones: {
            vienne: { control: 'france' as never, fortress: 'empty' },
            salzbourg: { control: 'france' as never },
            ulm: { control: null },
          },
          forces: {
            graz: [
              ['charles', 'aus_5', 'aus_6', 'aus_7'],
              [
                'napoleon',
                'davout',
                'murat',
                'grande_armee',
                'fra_1-',
                'fra_2',
                'fra_3',
                'fra_4',
                'fra_cav',
                'fra_10-',
              ],
            ],
          },
        },
        {
          zone: 'graz',
          attacker: 'coalition',
          by: ['charles'],
          against: ['napoleon'],
          from: 'laibach',
          interceptedFrom: 'vienne',
        },
      )
        .answer('empire', { kind: 'leadCorps', unit: 'fra_1' })
        .answer('empire', { general: 'davout' });

    test('14.4, 14.5 morale 2 without the capital; one to two; Charles 0, Napoleon +9', () => {
      const table = graz();
      expect(sheetOf(table)).toMatchObject({ odds: -2, level: 'minor', morale: { coalition: 2, empire: 5 } });
      expect(modifiersOn(table, 'coalition')).toEqual({ odds: -1, commander: 1 });
      expect(modifiersOn(table, 'empire')).toEqual({
        commander: 3,
        interceptor: 1,
        cavalry: 1,
        subordinate: 3,
        lead: 1,
      });
    });

    test('14.6, 14.9 one step against four, no morale is left, and the pursuit destroys him', () => {
      const table = graz().dice(4, 4, 3, 4);
      expect(sheetOf(table).rolled).toMatchObject({
        coalition: { total: 8, cell: '1+' },
        empire: { total: 16, cell: '4+C' },
      });
      table.dice(2); // Davout
      table.answer('coalition', { unit: 'aus_5' }).answer('coalition', { unit: 'aus_5' });
      table.answer('coalition', { unit: 'aus_6' }).answer('coalition', { unit: 'aus_6' });
      expect(at(table, 'fra_1')).toBe('reserve');
      expect(table.events('demoralisation.sure')).toHaveLength(1);
      table.dice(2); // 2 + 3 + 2 + 1 = 8
      expect(at(table, 'aus_7')).toBe('reserve');
      expect(at(table, 'charles')).toBe('reserve');
    });
  },
);

describe.each(['2013', 'revised'] as const)('14 Vienna in winter in the example of play (%s)', (edition) => {
  const vienna = (): Table =>
    battleAt(
      {
        edition,
        clock: { round: 6 },
        zones: {
          vienne: { control: 'france' as never, fortress: 'empty' },
          salzbourg: { control: 'france' as never },
          ulm: { control: null },
        },
        forces: {
          vienne: [
            ['koutouzov', 'buxhowden', 'armee_1ere', 'rus_5', 'rus_6', 'rus_1', 'aus_5-'],
            ['napoleon', 'soult', 'murat', 'grande_armee', 'fra_garde-', 'fra_2', 'fra_3', 'fra_cav'],
          ],
        },
      },
      { zone: 'vienne', attacker: 'coalition', by: ['koutouzov'], against: ['napoleon'], from: 'leopoldstadt' },
    );

  test('14.6 to 14.10 Kutuzov loses four steps to three, holds on a three and goes back east', () => {
    const table = vienna()
      .answer('coalition', { kind: 'leadCorps', unit: 'rus_5' })
      .answer('empire', { kind: 'leadCorps', unit: 'fra_garde' })
      .answer('coalition', { general: 'buxhowden' })
      .answer('empire', { general: 'soult' });
    expect(sheetOf(table)).toMatchObject({ odds: 1, level: 'minor', morale: { empire: 5, coalition: 4 } });
    expect(modifiersOn(table, 'coalition')).toEqual({ commander: 1, subordinate: 1, lead: 1 });
    expect(modifiersOn(table, 'empire')).toEqual({ commander: 3, cavalry: 1, subordinate: 1, lead: 2 });
    table.dice(5, 5, 4, 4).dice(1, 1);
    expect(sheetOf(table).rolled).toMatchObject({ coalition: { cell: '3' }, empire: { cell: '4C' } });
    // The lead corps has taken the first loss.
    table.answer('coalition', { unit: 'rus_5' }).answer('coalition', { unit: 'aus_5' });
    // 2013: the last one must be of morale 4, and nobody else is.
    if (edition === 'revised') table.answer('coalition', { unit: 'rus_6' });
    expect(isReduced(table, 'rus_6')).toBe(true);
    table.answer('empire', { unit: 'fra_2' }).answer('empire', { unit: 'fra_2' });
    expect([at(table, 'fra_garde'), at(table, 'fra_2'), at(table, 'rus_5')]).toEqual(['reserve', 'reserve', 'reserve']);
    table.dice(3); // 4 + 1 - 1 = 4
    expect(table.state.forces.map(({ zone, demoralised }) => ({ zone, demoralised }))).toEqual([
      { zone: 'leopoldstadt', demoralised: false },
      { zone: 'vienne', demoralised: false },
    ]);
  });
});

test('14.6 the skirmish for Rome in the example of play: 0 against 0+, and no test of demoralisation', () => {
  const table = battleAt(
    {
      nations: { naples: { side: 'coalition' as never, status: 'ally' as never } },
      zones: { rome: { control: 'france' as never } },
      forces: { rome: [['saint_cyr', 'fra_10'], ['nap_1']] },
    },
    { zone: 'rome', attacker: 'coalition', by: ['nap_1'], against: ['saint_cyr'], from: 'naples' },
  );
  expect(sheetOf(table).level).toBe('skirmish');
  table.dice(3, 3, 4, 3);
  expect(table.events('battle.rolled').map(({ said }) => said.params)).toMatchObject([
    { side: 'coalition', total: 6, cell: '0' },
    { side: 'empire', total: 8, cell: '0+' },
  ]);
  expect(table.events('battle.won')[0]?.said.params).toMatchObject({ side: 'empire' });
  expect(table.state.forces.map(({ zone, demoralised }) => [zone, demoralised])).toEqual([
    ['rome', false],
    ['naples', false],
  ]);
});

test('14.2 twelve steps against a lone corps of two: it is destroyed, and the zone is taken', () => {
  const table = battleAt(
    {
      zones: { munich: { control: 'austria' as never } },
      forces: {
        munich: [['aus_1'], ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6']],
        ulm: ['fra_10'],
      },
    },
    { zone: 'munich', by: ['napoleon'], against: ['aus_1'], from: 'ulm' },
  );
  expect(at(table, 'aus_1')).toBe('reserve');
  expect(table.state.zones.find(({ id }) => id === 'munich')?.control).toBeNull();
});
