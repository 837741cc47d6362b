import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { GRAND_ALLIANCE } from '../testing/grand-alliance.ts';
import type { Position, Table } from '../testing/position.ts';

const alliance = (wanted: Position): Table => holding('35C', { nations: GRAND_ALLIANCE, ...wanted });
/** Nobody is called in. */
const done = (table: Table): Table =>
  table.asked().prompt.key === 'callIn.whom' ? table.answer(table.asked().by, 'done') : table;

describe('35C Grand Alliance', () => {
  const forces = {
    vienne: ['charles', 'aus_1'],
    prague: ['aus_2'],
    linz: ['aus_3'],
    berlin: ['blucher', 'pru_1'],
  };
  const march = (table: Table, force: string): Table =>
    done(table.answer('coalition', { kind: 'activate', force }))
      .answer('coalition', { kind: 'forced', points: 0 })
      .answer('coalition', 'halt');
  test.each(EDITIONS)('12.6 after two of one nation the third is of another (%s)', (edition) => {
    const table = alliance({ forces, edition }).answer('coalition', event('35C'));
    march(march(table, 'charles'), 'aus_2');
    expect(whyNot(table, { kind: 'activate', force: 'aus_3' }, 'coalition')).toBe('grandAlliance.oneNation');
    march(table, 'blucher');
    expect(table.state.campaign).toBeNull();
  });
  test('12.6 after two of two nations the third is of any', () => {
    const table = alliance({ forces }).answer('coalition', event('35C'));
    march(march(table, 'charles'), 'blucher');
    expect(whyNot(table, { kind: 'activate', force: 'aus_3' }, 'coalition')).toBeUndefined();
  });
  test('12.6 not with forces of one nation', () => {
    const table = alliance({ forces: { vienne: ['charles', 'aus_1'], prague: ['aus_2'], linz: ['aus_3'] } });
    expect(whyNot(table, event('35C'), 'coalition')).toBe('grandAlliance.oneNation');
  });
  test('12.6 nor if those of the other nation are shut in', () => {
    const able = { vienne: ['charles', 'aus_1'], prague: ['aus_2'], linz: ['aus_3'] };
    const siege = [
      ['davout', 'fra_1', 'fra_2'],
      ['blucher', 'pru_1', 'besieged'],
    ];
    const table = alliance({ forces: { ...able, magdebourg: siege }, zones: { magdebourg: { siege: 0 } } });
    expect(whyNot(table, event('35C'), 'coalition')).toBe('grandAlliance.oneNation');
  });
  test('12.6 the Genius of Napoleon counters it', () => {
    const table = alliance({
      hands: { empire: ['1F'] },
      forces: {
        ...forces,
        ratisbonne: ['davout', 'fra_1', 'fra_2', 'fra_3'],
        linz: ['charles', 'aus_3', 'aus_1'],
        vienne: ['aus_4'],
      },
    }).answer('coalition', event('35C'));
    done(table.answer('coalition', { kind: 'activate', force: 'charles' }))
      .answer('coalition', { kind: 'forced', points: 0 })
      .answer('coalition', { kind: 'march', to: 'ratisbonne' })
      .until('event.react');
    expect(whyNot(table, event('1F', 'a'))).toBeUndefined();
  });
});
