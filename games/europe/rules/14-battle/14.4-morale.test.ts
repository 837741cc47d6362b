import { describe, expect, test } from 'vitest';
import type { Edition } from '../../catalogue/ids.ts';
import { unit, unitId } from '../../catalogue/catalogue.ts';
import { battleAt, forceOf, sheetOf } from '../../testing/battles.ts';
import { position, type Position } from '../../testing/position.ts';
import { moraleOfUnit, moralesOf } from './14.4-morale.ts';

const held = (...zones: readonly string[]): NonNullable<Position['zones']> =>
  Object.fromEntries(zones.map((zone) => [zone, { control: 'france' as never }]));
const morale = (unit: string, wanted: Position): number => moraleOfUnit(position(wanted), unitId(unit));

describe('14.4 morale', () => {
  test('14.4 example: four steps of 3, three of 2 and two of 5 have a morale of 3', () => {
    const g = position({
      forces: { vienne: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2', 'aus_landwehr', 'rus_mil1', 'rus_garde'] },
    });
    expect(moralesOf(g, [forceOf(g, 'koutouzov')])).toEqual([3]);
  });

  test('14.4 a tie is the owner’s to choose', () => {
    const table = battleAt(
      {
        forces: {
          munich: [
            ['massena', 'fra_10', 'ita_1'],
            ['jean', 'aus_1', 'aus_2'],
          ],
        },
      },
      { zone: 'munich', by: ['massena'], against: ['jean'], from: 'ulm' },
    );
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '14.4' });
    table.answer('empire', { morale: 3 });
    expect(sheetOf(table).morale).toEqual({ empire: 3, coalition: 3 });
  });

  test('14.4 a nation whose capital the enemy holds has one less, a minor one too', () => {
    expect(morale('aus_1', { zones: held('vienne') })).toBe(2);
    // 22C The War of Liberation gives heart to the Spaniards alone.
    expect(morale('aus_1', { zones: held('vienne'), played: ['22C'] })).toBe(2);
    expect(morale('aus_1', { zones: held('prague') })).toBe(3);
    expect(morale('bav_1', { zones: { munich: { control: 'austria' as never } } })).toBe(2);
  });

  test('14.4 men in revolt have no capital to lose', () => {
    const risen = { nations: { chouans: { side: 'coalition' as never, status: 'ally' as never } } };
    expect(morale('cho_1', risen)).toBe(unit(unitId('cho_1')).morale);
  });

  test('14.4 Russia has two capitals and must lose both', () => {
    expect(morale('rus_1', { zones: held('moscou') })).toBe(3);
    expect(morale('rus_1', { zones: held('moscou', 'saint_petersbourg') })).toBe(2);
  });

  test.each(['2013', 'revised'] as Edition[])('14.4 Spain fights on in the War of Liberation (%s)', (edition) => {
    const spain = { nations: { spain: { side: 'coalition' as never, status: 'belligerent' as never } } };
    const lost = { ...spain, edition, zones: held('madrid') };
    expect(morale('esp_1', lost)).toBe(1);
    expect(morale('esp_1', { ...lost, played: ['22C'] })).toBe(2);
  });

  test('14.4 revised: only while Spain fights for her liberation', () => {
    const forcedAlly = (edition: Edition): Position => ({
      edition,
      nations: { spain: { side: 'empire' as never, status: 'forcedAlliance' as never } },
      zones: { madrid: { control: 'britain' as never } },
      played: ['22C'],
    });
    expect([morale('esp_1', forcedAlly('2013')), morale('esp_1', forcedAlly('revised'))]).toEqual([2, 1]);
  });

  test('14.11 two armies have one morale, that of all their steps', () => {
    const g = position({
      forces: {
        ulm: [
          ['napoleon', 'grande_armee', 'fra_1', 'fra_10'],
          ['eugene', 'armee_italie', 'ita_1', 'fra_11'],
        ],
      },
    });
    expect(moralesOf(g, [forceOf(g, 'napoleon')])).toEqual([5, 4]);
    expect(moralesOf(g, [forceOf(g, 'napoleon'), forceOf(g, 'eugene')])).toEqual([4]);
  });
});
