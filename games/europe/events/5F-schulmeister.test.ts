import { describe, expect, test } from 'vitest';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf, pointsOf } from '../testing/marches.ts';
import type { Position, Table } from '../testing/position.ts';

describe('5F Schulmeister', () => {
  const vienna = {
    forces: { brunn: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'], munich: ['napoleon', 'fra_1'] },
    clock: { round: 6 },
  };
  const lured = (wanted: Position): Table => holding('5F', wanted).answer('empire', event('5F'));
  test('6.4 example: the Russian army is led away by its points in winter, and an Empire force marches free', () => {
    const table = lured(vienna).answer('empire', { kind: 'lure', force: 'koutouzov' });
    const zones = table.asked('empire').answers.map((answer) => answer['zone']);
    expect(zones).not.toContain('budapest');
    expect(zones).not.toContain('brunn');
    table.answer('empire', { kind: 'lureTo', zone: 'leopoldstadt' });
    expect(forceOf(table, 'koutouzov').zone).toBe('leopoldstadt');
    table.answer('empire', { kind: 'activate', force: 'napoleon' }).answer('empire', { kind: 'forced', points: 1 });
    expect(pointsOf(table)).toBe(4); // four less one for winter, and one forced
    expect(table.state.cards.removed).toContain('5F');
  });
  test('6.4 not into the Empire’s troops or fortresses', () => {
    const forces = { ...vienna.forces, leopoldstadt: ['fra_3'] };
    const zones = { vienne: { control: 'france' as never } };
    const table = lured({ ...vienna, forces, zones }).answer('empire', { kind: 'lure', force: 'koutouzov' });
    const offered = table.asked('empire').answers.map((answer) => answer['zone']);
    expect(offered).toContain('prague');
    expect(offered).not.toContain('leopoldstadt');
    expect(offered).not.toContain('vienne');
  });
  test('6.4, 12.1 nor to a depot of the Empire, nor into a neutral land', () => {
    const near = (wanted: Position): readonly unknown[] =>
      lured({ forces: { prague: ['aus_1'], munich: ['napoleon', 'fra_1'] }, ...wanted })
        .answer('empire', { kind: 'lure', force: 'aus_1' })
        .asked('empire')
        .answers.map((answer) => answer['zone']);
    expect(near({})).toContain('koniggratz');
    expect(near({ depots: { koniggratz: 'france' } })).not.toContain('koniggratz');
    expect(near({ nations: { saxe: { side: 'neutral', status: 'neutral', patron: null } } })).not.toContain('dresde');
    expect(near({ nations: { saxe: { side: 'coalition', status: 'ally' } } })).toContain('dresde');
  });
  test('6.4 neither a besieger nor a garrison that is besieged', () => {
    const forces = {
      ulm: [['mack', 'aus_1', 'aus_2']],
      vienne: [
        ['aus_3', 'besieged'],
        ['napoleon', 'fra_1', 'fra_2'],
      ],
      brunn: ['aus_4'],
    };
    const table = lured({ forces, zones: { ulm: { siege: 0 }, vienne: { siege: 0 } } });
    expect(whyNot(table, { kind: 'lure', force: 'mack' })).toBe('schulmeister.besieges');
    expect(whyNot(table, { kind: 'lure', force: 'aus_3' })).toBe('schulmeister.besieged');
    expect(whyNot(table, { kind: 'lure', force: 'aus_4' })).toBeUndefined();
    const before = lured({ forces: { ulm: ['mack', 'aus_1', 'aus_2'] } });
    expect(whyNot(before, { kind: 'lure', force: 'mack' })).toBeUndefined();
  });
  test('6.4, 15.1 a garrison that nobody besieges leaves its walls', () => {
    const table = lured({ forces: { vienne: ['aus_3', 'besieged'] } }).answer('empire', { force: 'aus_3' });
    table.answer('empire', { kind: 'lureTo', zone: 'brunn' });
    expect(forceOf(table, 'aus_3')).toMatchObject({ zone: 'brunn', inside: false });
  });
  test('12.1 not over the long way from Alexandretta to Acre', () => {
    const nations = {
      turkey: { side: 'coalition', status: 'belligerent' },
      egypte: { side: 'coalition', status: 'ally' },
    } as const;
    const table = lured({ nations, forces: { alexandrette: ['tur_1'], munich: ['napoleon', 'fra_1'] } });
    const offered = table.answer('empire', { force: 'tur_1' }).asked('empire').answers;
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ zone }) => zone)).not.toContain('acre');
  });
  test('11 not where it could not stack', () => {
    const forces = { brunn: ['aus_1'], leopoldstadt: ['aus_2'], munich: ['napoleon', 'fra_1'] };
    const table = lured({ forces }).answer('empire', { kind: 'lure', force: 'aus_1' });
    expect(whyNot(table, { kind: 'lureTo', zone: 'leopoldstadt' })).toBe('stacking.noGeneral');
  });
  test('6.4 without anybody to lead away it is not played', () => {
    expect(whyNot(holding('5F', { forces: { paris: ['fra_1'] } }), event('5F'))).toBe('schulmeister.nobody');
    const island = lured({ forces: { malte: ['gbr_1'], vienne: ['charles', 'aus_1'] } });
    expect(whyNot(island, { kind: 'lure', force: 'gbr_1' })).toBe('schulmeister.nowhere');
    // 11 Nor do two corps without a general stand together at Messina.
    const sicily = { palerme: ['gbr_1'], messine: ['gbr_2'], calabre: ['fra_1'], vienne: ['charles', 'aus_1'] };
    expect(whyNot(lured({ forces: sicily }), { kind: 'lure', force: 'gbr_1' })).toBe('schulmeister.nowhere');
  });
});
