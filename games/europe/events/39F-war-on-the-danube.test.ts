import { describe, expect, test } from 'vitest';
import { putGeneral, putUnit } from '../state/state.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt, unitAt } from '../testing/pieces.ts';
import { type Position, tableAt } from '../testing/position.ts';

describe('39F War on the Danube', () => {
  const russians: Position = { forces: { kiev: ['koutouzov', 'rus_1', 'rus_2', 'rus_3'], paris: ['fra_1'] } };
  test('6.5 two Russian corps and a general', () => {
    const table = holding('39F', russians)
      .answer('empire', event('39F'))
      .answer('coalition', { unit: 'rus_1' })
      .answer('coalition', { unit: 'rus_2' })
      .answer('coalition', { general: 'bagration' });
    expect([unitAt(table, 'rus_1'), unitAt(table, 'rus_2'), generalAt(table, 'bagration')]).toEqual([
      'box_danube',
      'box_danube',
      'box_danube',
    ]);
    expect(table.state.cards.wars).toEqual(['39F']);
  });
  test('6.4 what Russia does not have she owes to her next budget', () => {
    const g = holding('39F', { forces: { kiev: ['rus_1', 'rus_2-'], paris: ['fra_1'] } }).state;
    for (const { id, at } of g.units) if (at === 'reserve') putUnit(g, id, 'waiting', 1806);
    for (const { id, at } of g.generals) if (at === 'reserve') putGeneral(g, id, 'waiting', 1806);
    const table = tableAt(g).answer('empire', event('39F')).answer('coalition', { unit: 'rus_1' });
    const debt = { card: '39F', kind: 'owed', power: 'russia' };
    expect(table.state.effects).toEqual([
      { ...debt, what: 'corps' },
      { ...debt, what: 'general' },
    ]);
    expect(table.events('foreignWar.owed')).toHaveLength(2);
    expect(table.asked().prompt.key).not.toMatch(/^foreignWar/u);
  });
  test('6.5 in the diplomatic phase too', () => {
    expect(whyNot(inDiplomacy('39F', russians), event('39F'))).toBeUndefined();
  });
  test('6.5 Turkey neutral or with the Empire, and Russia not with it', () => {
    const why = (nations: Position['nations']): string | undefined =>
      whyNot(holding('39F', { ...russians, nations: nations ?? {} }), event('39F'));
    expect(why({ turkey: { side: 'coalition', status: 'belligerent' } })).toBe('danube.turkey');
    expect(why({ turkey: { side: 'empire', status: 'belligerent' } })).toBeUndefined();
    expect(why({ russia: { side: 'empire', status: 'belligerent' } })).toBe('danube.russia');
  });
});
