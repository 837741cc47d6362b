import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import type { Ordeal } from '../rules/13-supply/13.6-attrition.ts';
import { attritionModifiers } from '../rules/13-supply/13.6.2-modifiers.ts';
import { unitsAt } from '../state/state.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import type { Position, Table } from '../testing/position.ts';

describe('48C General Winter', () => {
  const lost = { forces: { moscou: ['davout', 'fra_1', 'fra_2'], madrid: ['ney', 'fra_3'] } };
  const winter: Position = { clock: { round: 6 } };
  const totals = (table: Table): readonly unknown[] =>
    table.events('trial.total').map(({ said }) => said.params['modifiers']);
  /** A march of this force that ends where it began. */
  const marchOf = (table: Table, name: string): Ordeal => {
    const { id, zone } = forceOf(table, name);
    const units = unitsAt(table.state, id).map((row) => row.id);
    return { rule: '12.3', force: id, units, when: 'march', forced: 0, route: [zone], mayUseDepot: true };
  };
  test.each(EDITIONS)(
    '13.6.2 who has no supply in the East tests at once, at one more beside winter (%s)',
    (edition) => {
      const table = holding('48C', { ...lost, ...winter, edition })
        .answer('coalition', event('48C'))
        .dice(1);
      const lines = attritionModifiers(table.state, marchOf(table, 'davout'), false);
      expect(lines).toEqual(expect.arrayContaining([{ what: 'generalWinter', by: 1 }]));
      expect(lines.map(({ what }) => what)).toEqual(expect.arrayContaining(['winter', 'unsupplied']));
      expect(totals(table)).toEqual([lines.reduce((sum, { by }) => sum + by, 0)]);
      expect(table.state.effects).toEqual([{ card: '48C', kind: 'generalWinter', year: 1805 }]);
    },
  );
  test('13.6.2 not in the West', () => {
    const table = holding('48C', { ...lost, ...winter })
      .answer('coalition', event('48C'))
      .dice(1);
    const lines = attritionModifiers(table.state, marchOf(table, 'ney'), false).map(({ what }) => what);
    expect(lines).toContain('winter');
    expect(lines).not.toContain('generalWinter');
  });
  test('13.6 nobody tests at once who is cut off in the West', () => {
    const table = holding('48C', { ...winter, forces: { edimbourg: ['ney', 'fra_3'] } });
    expect(isSupplied(table.state, forceOf(table, 'ney').id)).toBe(false);
    table.answer('coalition', event('48C'));
    expect(table.asked().by).not.toBe('chance');
  });
  test('13.6 nor anybody in the East who has his supply', () => {
    const table = holding('48C', { ...winter, scenario: '1809', forces: { varsovie: ['davout', 'fra_1'] } });
    expect(isSupplied(table.state, forceOf(table, 'davout').id)).toBe(true);
    table.answer('coalition', event('48C'));
    expect(table.asked().by).not.toBe('chance');
  });
  test('13.6.2 it is over with the rounds', () => {
    const table = holding('48C', { ...lost, ...winter })
      .answer('coalition', event('48C'))
      .dice(1);
    const state = { ...table.state, clock: { ...table.state.clock, phase: 'endPhase' as const } };
    const ordeal = { ...marchOf(table, 'davout'), when: 'endPhase', route: [] } as const;
    expect(attritionModifiers(state, ordeal, false).map(({ what }) => what)).not.toContain('generalWinter');
  });
  test('13.6.2 the Polish provinces of Austria are the East, the Coalition does not suffer there, and no event is harder', () => {
    const forces = { cracovie: ['ney', 'fra_3'], vilna: ['koutouzov', 'rus_1'] };
    const zones = { cracovie: { control: 'france' as NationId } };
    const table = holding('48C', { ...winter, forces, zones }).answer('coalition', event('48C'));
    const isHard = (name: string, when: Ordeal['when'] = 'march'): boolean =>
      attritionModifiers(table.state, { ...marchOf(table, name), when }, false).some(
        ({ what }) => what === 'generalWinter',
      );
    expect([isHard('ney'), isHard('koutouzov'), isHard('ney', 'event')]).toEqual([true, false, false]);
  });
  test('16 only in winter', () => {
    expect(whyNot(holding('48C', { ...lost, clock: { round: 5 } }), event('48C'), 'coalition')).toBe(
      'generalWinter.noWinter',
    );
  });
});
