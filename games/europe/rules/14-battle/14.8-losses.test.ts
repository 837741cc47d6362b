import { describe, expect, test } from 'vitest';
import type { Edition } from '../../catalogue/ids.ts';
import { battleAt, sheetOf } from '../../testing/battles.ts';
import type { ForceWords, Table } from '../../testing/position.ts';

/** Davout attacks Klenau at Ulm with six steps; the dice are those of the battle, and the Coalition takes its losses. */
const beaten = (edition: Edition, force: ForceWords, dice: readonly number[]): Table =>
  battleAt(
    {
      edition,
      forces: {
        ulm: [
          ['klenau', ...force],
          ['davout', 'fra_10', 'fra_11', 'fra_12'],
        ],
      },
    },
    { zone: 'ulm', by: ['davout'], against: ['klenau'], from: 'bade' },
  )
    .answer('coalition', 'pass')
    .dice(...dice);
const offered = (table: Table) => table.asked('coalition').answers.map((answer) => answer['unit']);
const unit = (table: Table, id: string) => table.state.units.find((row) => row.id === id);

describe('14.8 losses', () => {
  // 11 + 2 (Davout) = 13 in a minor battle: three losses.
  const MIXED: ForceWords = ['aus_1', 'aus_2', 'aus_landwehr', 'aus_gren-'];

  test('14.8 the first edition: the greater part falls on units of the very morale of the force', () => {
    const table = beaten('2013', MIXED, [6, 5, 1, 1]);
    table.answer('coalition', { unit: 'aus_landwehr' });
    expect(offered(table)).toEqual(['aus_1', 'aus_2']);
    expect(table.refusal('coalition', { unit: 'aus_gren' })).toMatchObject({
      rule: '14.8',
      because: { key: 'loss.moraleFirst' },
    });
  });

  test('14.8 the revised edition: at least half on units of that morale or a higher one', () => {
    const table = beaten('revised', MIXED, [6, 5, 1, 1]);
    table.answer('coalition', { unit: 'aus_gren' });
    expect(offered(table)).toEqual(['aus_1', 'aus_2', 'aus_landwehr']);
    table.answer('coalition', { unit: 'aus_landwehr' });
    // One of three would be enough no longer: the half, rounded up, is two.
    expect(offered(table)).toEqual(['aus_1', 'aus_2']);
  });

  test('14.4, 14.8 revised: who has chosen between two morales takes at least half from units of the very one', () => {
    const chosen = (edition: Edition): Table =>
      battleAt(
        {
          edition,
          forces: {
            munich: [
              ['massena', 'fra_10', 'ita_1'],
              ['charles', 'aus_1', 'aus_2', 'aus_3'],
            ],
          },
        },
        { zone: 'munich', attacker: 'coalition', by: ['charles'], against: ['massena'], from: 'salzbourg' },
      )
        .answer('empire', { morale: 3 })
        .dice(4, 4, 1, 1); // 8 + 2 = 10: two losses
    const revised = chosen('revised').answer('empire', { unit: 'fra_10' });
    expect([unit(revised, 'fra_10')?.reduced, unit(revised, 'ita_1')?.reduced]).toEqual([true, true]);
    // In the first edition both are the greater part of two.
    expect(unit(chosen('2013'), 'ita_1')?.at).toBe('reserve');
  });

  test('14.8 C: one of the losses is reserve cavalry, and the rest is free', () => {
    // 12 + 3 (Napoleon) = 15
    const fought = (): Table =>
      battleAt(
        {
          forces: {
            ulm: [
              ['klenau', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_cav'],
              ['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_12', 'fra_13'],
            ],
          },
        },
        { zone: 'ulm', by: ['napoleon'], against: ['klenau'], from: 'bade' },
      ).dice(6, 6, 1, 1);
    const table = fought();
    expect(sheetOf(table).rolled.empire).toMatchObject({ total: 15, cell: '4C' });
    const horseFirst = fought().answer('coalition', { unit: 'aus_cav' });
    horseFirst.answer('coalition', { unit: 'aus_1' }).answer('coalition', { unit: 'aus_1' });
    expect(offered(horseFirst)).toEqual(['aus_2', 'aus_3', 'aus_cav']);
    table
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_2' });
    expect(unit(table, 'aus_cav')?.reduced).toBe(true);
    expect(unit(table, 'aus_3')?.reduced).toBe(false);
  });

  test('14.8 C: where both cannot be kept, cavalry comes before morale', () => {
    const table = battleAt(
      {
        forces: {
          ulm: [
            ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2', 'rus_3', 'rus_cav'],
            ['napoleon', 'soult', 'grande_armee', 'fra_garde'],
          ],
        },
      },
      { zone: 'ulm', by: ['napoleon'], against: ['koutouzov'], from: 'bade' },
    )
      .answer('empire', { unit: 'fra_garde' })
      .answer('empire', { general: 'soult' })
      .dice(6, 6, 1, 1, 1);
    // 4+C, and the two steps of the Guard inflict two losses: both would have to be of morale 3.
    expect(sheetOf(table).rolled.empire?.cell).toBe('4+C');
    table.answer('coalition', { unit: 'rus_1' });
    expect(unit(table, 'rus_cav')?.reduced).toBe(true);
  });

  test('14.8 nobody inflicts more than his own steps', () => {
    const table = battleAt(
      {
        forces: {
          ulm: [
            ['napoleon', 'fra_10', 'fra_11-'],
            ['klenau', 'aus_1', 'aus_2', 'aus_3', 'aus_4'],
          ],
        },
      },
      { zone: 'ulm', by: ['napoleon'], against: ['klenau'], from: 'bade' },
    ).dice(6, 6, 1, 1);
    // 12 + 3 - 2 = 13: three, and three steps to inflict them
    expect(sheetOf(table).rolled.empire?.cell).toBe('3');
    table
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_1' })
      .answer('coalition', { unit: 'aus_2' });
    expect(sheetOf(table).losses.coalition).toBe(3);
  });

  test('14.8 one step inflicts one loss at most', () => {
    const table = battleAt(
      {
        forces: {
          ulm: [
            ['napoleon', 'fra_1-'],
            ['klenau', 'aus_1', 'aus_2'],
          ],
        },
      },
      { zone: 'ulm', by: ['napoleon'], against: ['klenau'], from: 'bade' },
    )
      .answer('empire', { kind: 'leadCorps' })
      .dice(6, 6, 1, 1);
    // 12 + 3 + 1 - 3 = 13 in a skirmish: 1+
    table.answer('coalition', { unit: 'aus_1' });
    expect([unit(table, 'aus_1')?.reduced, unit(table, 'aus_2')?.reduced]).toEqual([true, false]);
  });

  test('14.8 the lead corps takes the first loss, each special unit the next', () => {
    const fight = (edition: Edition): Table =>
      battleAt(
        {
          edition,
          forces: {
            ulm: [
              ['napoleon', 'grande_armee', 'fra_1', 'fra_10', 'fra_11', 'sp_fra_cavgarde'],
              ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4'],
            ],
          },
        },
        { zone: 'ulm', by: ['napoleon'], against: ['charles'], from: 'bade' },
      )
        .answer('empire', { unit: 'fra_1' })
        .answer('empire', { special: 'sp_fra_cavgarde' })
        .dice(1, 1, 5, 4); // 9 + 2 = 11: two losses
    const first = fight('2013');
    expect(sheetOf(first).losses.empire).toBe(2);
    expect(unit(first, 'fra_1')?.reduced).toBe(true);
    expect(first.state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe('gone');
    expect(unit(first, 'fra_10')?.reduced).toBe(false);
    expect(fight('revised').state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toBe('reserve');
  });

  test('14.8 of two special units the one that was engaged first is lost first', () => {
    const engaged = (...specials: readonly string[]): unknown => {
      const table = battleAt(
        {
          forces: {
            munich: [
              ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_3', 'gbr_4', 'sp_gbr_kgl', 'sp_gbr_uxbridge'],
              ['davout', 'fra_10', 'fra_11', 'fra_12'],
            ],
          },
        },
        { zone: 'munich', by: ['davout'], against: ['wellington'], from: 'ulm' },
      ).answer('coalition', { unit: 'gbr_1' });
      for (const special of specials) table.answer('coalition', { special });
      table.until('14.6').dice(5, 4, 1, 1); // 9 + 2 = 11: two losses, of which the lead corps takes one
      table.answer('empire', { unit: 'fra_10' });
      return table.state.specials.filter(({ at }) => at === 'gone').map(({ id }) => id);
    };
    expect(engaged('sp_gbr_kgl', 'sp_gbr_uxbridge')).toEqual(['sp_gbr_kgl']);
    expect(engaged('sp_gbr_uxbridge', 'sp_gbr_kgl')).toEqual(['sp_gbr_uxbridge']);
  });

  test('14.8 a single loss is the lead corps alone', () => {
    const table = battleAt(
      {
        forces: {
          ulm: [
            ['napoleon', 'grande_armee', 'fra_1', 'fra_10', 'sp_fra_cavgarde'],
            ['klenau', 'aus_1', 'aus_2'],
          ],
        },
      },
      { zone: 'ulm', by: ['napoleon'], against: ['klenau'], from: 'bade' },
    )
      .answer('empire', { morale: 4 })
      .answer('empire', { unit: 'fra_1' })
      .answer('empire', { special: 'sp_fra_cavgarde' })
      .dice(1, 1, 3, 2);
    expect(unit(table, 'fra_1')?.reduced).toBe(true);
    expect(table.state.specials.find(({ id }) => id === 'sp_fra_cavgarde')?.at).toMatch(/^force-/);
  });

  test('14.8, 14.11 losses of two armies may fall on either', () => {
    const table = battleAt(
      {
        forces: {
          ulm: [
            ['napoleon', 'grande_armee', 'fra_10', 'fra_11'],
            ['eugene', 'armee_italie', 'fra_12'],
            ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4'],
          ],
        },
      },
      { zone: 'ulm', by: ['napoleon', 'eugene'], against: ['charles'], from: 'bade' },
    ).dice(1, 1, 3, 2);
    expect(table.asked('empire').answers.map((answer) => answer['unit'])).toEqual(['fra_10', 'fra_11', 'fra_12']);
  });
});
