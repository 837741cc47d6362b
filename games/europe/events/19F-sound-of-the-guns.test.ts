import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { battleAt, forceOf, sheetOf } from '../testing/battles.ts';
import { battleWith, dealt, type Meeting } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { unitAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

describe('19F Sound of the Guns', () => {
  /** Junot attacks Jean at Munich, and others are within earshot. */
  const guns = (around: Position['forces'] = {}, more: Meeting = {}): Table =>
    battleWith('19F', {
      coalition: ['jean', 'aus_1', 'aus_2'],
      empire: ['junot', 'fra_10', 'fra_11'],
      around,
      ...more,
    });
  test('14.1 three more on the die of a counter-march', () => {
    const table = guns({ ulm: ['ney', 'fra_12'] })
      .answer('empire', 'pass')
      .answer('empire', { general: 'ney' })
      .answer('empire', event('19F', 'a'));
    expect(table.fork().dice(1).events('counterMarch.arrives')).toEqual([]);
    table.dice(2, 1);
    expect(table.events('counterMarch.arrives')).toHaveLength(1);
  });
  test('14.1 a die that is not of the Empire is left alone', () => {
    const table = guns({ salzbourg: ['charles', 'aus_3'] }).answer('empire', 'pass');
    table.answer('coalition', { general: 'charles' });
    expect(whyNot(table, event('19F', 'a'))).toBe('moment.notThis');
  });
  test('14.1 or a force comes from two zones away, and its attrition counts the whole way', () => {
    const table = guns({ bade: ['ney', 'fra_12'] })
      .answer('empire', event('19F', 'b'))
      .answer('empire', { kind: 'farCounterMarch', general: 'ney', through: 'ulm' })
      .dice(6, 6);
    expect(table.events('counterMarch.arrives')).toHaveLength(1);
    expect(sheetOf(table).forces.empire).toHaveLength(1);
    expect(unitAt(table, 'fra_12')).toBe(forceOf(table.state, 'ney'));
    const [attrition] = table.events('trial.total').filter(({ said }) => said.params['trial'] === 'attrition');
    // Two points of the way, and two less for an all-French force.
    expect(attrition?.said.params['modifiers']).toBe(0);
    // 14.5.3 It has entered from the zone between.
    expect(sheetOf(table).joined.map(({ from }) => from)).toEqual(['ulm']);
  });
  test('14.1 not over a strait or a mountain without a pass', () => {
    const why = (zone: string, far: string): string | undefined => {
      const forces = {
        [zone]: [
          ['jean', 'aus_1'],
          ['junot', 'fra_10'],
        ],
        [far]: ['ney', 'fra_12'],
      };
      const nations = {
        naples: { side: 'empire', status: 'ally' },
        turkey: { side: 'empire', status: 'belligerent' },
        egypte: { side: 'coalition', status: 'ally' },
      } as const;
      const table = battleAt(dealt('19F', { forces, nations }), { zone, by: ['junot'], against: ['jean'] });
      return whyNot(table, event('19F', 'b'));
    };
    expect(why('tarente', 'messine')).toBe('guns.nobody');
    expect(why('turin', 'innsbruck')).toBe('guns.nobody');
    expect(why('acre', 'konya')).toBe('guns.nobody');
    expect(why('alexandrette', 'angora')).toBeUndefined();
  });
  test('14.1 the longer march is called for before any die, not over one', () => {
    const table = guns({ ulm: ['soult', 'fra_13'], bade: ['ney', 'fra_12'] })
      .answer('empire', 'pass')
      .answer('empire', { general: 'soult' });
    expect(whyNot(table, event('19F', 'b'))).toBe('moment.notThis');
    expect(whyNot(table, event('19F', 'a'))).toBeUndefined();
  });
  test('14.1 not through the enemy or his fortress, nor demoralised, nor where nobody is', () => {
    const why = (around: Position['forces'], more?: Meeting): string | undefined =>
      whyNot(guns(around, more), event('19F', 'b'));
    expect(why({})).toBe('guns.nobody');
    expect(why({ bade: ['ney', 'fra_12'] })).toBeUndefined();
    expect(why({ bade: ['fra_12'] })).toBe('guns.nobody');
    expect(why({ bade: ['ney', 'fra_12', 'demoralised'] })).toBe('guns.nobody');
    expect(why({ bade: ['ney', 'fra_12'] }, { zones: { ulm: { control: nationId('austria') } } })).toBe('guns.nobody');
    const table = guns({ bade: ['ney', 'fra_12'], ulm: ['aus_3'] });
    expect(whyNot(table, event('19F', 'b'))).toBe('guns.nobody');
    const besieged = { ulm: { control: nationId('austria'), siege: 0 } };
    expect(why({ bade: ['ney', 'fra_12'], ulm: ['fra_13', 'fra_14'] }, { zones: besieged })).toBeUndefined();
  });
  test('14.1 a neighbour of the battle comes by his own way, and not by a longer one', () => {
    expect(whyNot(guns({ ulm: ['ney', 'fra_12'] }), event('19F', 'b'))).toBe('guns.nobody');
  });
});
