import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { attritionModifiers } from '../rules/13-supply/13.6.2-modifiers.ts';
import { unitsAt } from '../state/state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { generalAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

describe('40C Scorched Earth', () => {
  const army = { moscou: ['barclay', 'armee_1ere', 'rus_1'], smolensk: ['napoleon', 'grande_armee', 'fra_1'] };
  const played: Position = {
    played: ['2C'],
    nations: { russia: { side: 'coalition', status: 'belligerent' } },
  };
  /** What Napoleon's march through Smolensk would be modified by. */
  const linesAt = (table: Table, when: 'march' | 'endPhase'): readonly string[] => {
    const { id } = forceOf(table, 'napoleon');
    const units = unitsAt(table.state, id).map((row) => row.id);
    const route = [forceOf(table, 'napoleon').zone];
    const ordeal = { rule: '12.3', force: id, units, when, forced: 0, route, mayUseDepot: false } as const;
    return attritionModifiers(table.state, ordeal, false).map(({ what }) => what);
  };
  test.each(EDITIONS)(
    '13.6.2 to the end of the year Russia is poor and harder, in the end phase too (%s)',
    (edition) => {
      const table = holding('40C', { ...played, edition, forces: army });
      expect(linesAt(table, 'march')).not.toContain('scorchedEarth');
      table.answer('coalition', event('40C')).answer('coalition', 'done');
      expect(linesAt(table, 'march')).toEqual(expect.arrayContaining(['poorZone', 'scorchedEarth']));
      expect(linesAt(table, 'endPhase')).toContain('scorchedEarth');
      expect(table.state.effects).toEqual([{ card: '40C', kind: 'scorchedEarth', year: 1805 }]);
    },
  );
  test('13.6.2 a fortress that the Empire holds feeds it, but the test is as hard', () => {
    const zones = { smolensk: { control: 'france' as NationId } };
    const table = holding('40C', { ...played, forces: army, zones }).answer('coalition', event('40C'));
    table.answer('coalition', 'done');
    expect(linesAt(table, 'march')).toContain('scorchedEarth');
    expect(linesAt(table, 'march')).not.toContain('poorZone');
  });
  test('13.6.2 a town without walls does not, though the Empire holds it', () => {
    const zones = { tilsit: { nation: 'russia' as NationId, control: 'france' as NationId } };
    const table = holding('40C', { ...played, forces: { moscou: army.moscou, tilsit: army.smolensk }, zones });
    expect(linesAt(table, 'march')).not.toContain('poorZone');
    table.answer('coalition', event('40C')).answer('coalition', 'done');
    expect(linesAt(table, 'march')).toContain('poorZone');
  });
  test('13.6.2 land that is not Russian is as it was', () => {
    const forces = { moscou: army.moscou, munich: army.smolensk };
    const table = holding('40C', { ...played, forces }).answer('coalition', event('40C'));
    const lines = linesAt(table.answer('coalition', 'done'), 'march');
    expect(lines.filter((line) => line === 'poorZone' || line === 'scorchedEarth')).toEqual([]);
  });
  test('13.6.2 the Coalition suffers nothing from it', () => {
    const table = holding('40C', { ...played, forces: army }).answer('coalition', event('40C'));
    table.answer('coalition', 'done');
    const { id, zone } = forceOf(table, 'barclay');
    const units = unitsAt(table.state, id).map((row) => row.id);
    const march = { when: 'march', forced: 0, route: [zone], mayUseDepot: false } as const;
    const lines = attritionModifiers(table.state, { rule: '12.3', force: id, units, ...march }, false);
    expect(lines.map(({ what }) => what)).not.toContain('scorchedEarth');
  });
  test('6.2, 6.4 after 2C alone, and once', () => {
    expect(whyNot(holding('40C', { forces: army }), event('40C'), 'coalition')).toBe('event.needsEvent');
    expect(whyNot(holding('40C', { forces: army, played: ['2C', '40C'] }), event('40C'), 'coalition')).toBe(
      'event.onceOnly',
    );
  });
  test('10.1, 20.3 Kutuzov, removed by the scenario, takes over the Russian army', () => {
    const table = holding('40C', { ...played, scenario: '1809', forces: army });
    expect(generalAt(table, 'koutouzov')).toBe('gone');
    table.answer('coalition', event('40C')).answer('coalition', { kind: 'takeOver', force: 'barclay' });
    expect(forceOf(table, 'barclay').commander).toBe('koutouzov');
    expect(generalAt(table, 'barclay')).toBe(generalAt(table, 'koutouzov'));
  });
  test('7.3.5 or he waits in the reserve', () => {
    const table = holding('40C', { ...played, scenario: '1809', forces: army });
    table.answer('coalition', event('40C')).answer('coalition', 'done');
    expect(generalAt(table, 'koutouzov')).toBe('reserve');
  });
  test('10.1 not where three generals serve already; in the field he stays where he is', () => {
    const full = { moscou: ['barclay', 'armee_1ere', 'rus_1', 'bagration', 'tormassov', 'dokhtourov'] };
    const crowded = holding('40C', { ...played, scenario: '1809', forces: full }).answer('coalition', event('40C'));
    expect(crowded.asked().by).toBe('empire');
    expect(generalAt(crowded, 'koutouzov')).toBe('reserve');
    const there = holding('40C', { ...played, forces: { moscou: ['koutouzov', 'rus_1'] } });
    there.answer('coalition', event('40C'));
    expect(there.asked().by).toBe('empire');
    expect(forceOf(there, 'rus_1').commander).toBe('koutouzov');
    expect(generalAt(there, 'koutouzov')).toBe(forceOf(there, 'rus_1').id);
  });
  test('10.1 the Russian army alone is his', () => {
    const forces = { ...army, vienne: ['charles', 'armee_allemagne', 'aus_1'] };
    const table = holding('40C', { ...played, scenario: '1809', forces }).answer('coalition', event('40C'));
    expect(table.asked('coalition').answers).toEqual([{ kind: 'takeOver', force: 'barclay' }, { kind: 'done' }]);
  });
});
