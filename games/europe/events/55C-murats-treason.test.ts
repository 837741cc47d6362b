import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type GeneralId, type NationId } from '../catalogue/ids.ts';
import { putGeneral } from '../state/state.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { generalAt, nationOf, unitAt } from '../testing/pieces.ts';
import { type Position, tableAt } from '../testing/position.ts';

describe('55C Murat’s Treason', () => {
  const protectorate = (forces: NonNullable<Position['forces']>, edition: Edition = '2013'): Position => ({
    edition,
    forces,
    clock: { year: 1813 },
    tracks: { victory: 10 },
    nations: { naples: { side: 'empire', status: 'protectorate', patron: 'france' as NationId } },
  });
  test.each(EDITIONS)('8.2.3 corps and king go over in Italy, and the point is lost once (%s)', (edition) => {
    const table = holding('55C', protectorate({ rome: ['murat', 'nap_1'] }, edition)).answer('coalition', event('55C'));
    expect(nationOf(table, 'naples')).toMatchObject({ side: 'coalition', status: 'ally' });
    expect(forceOf(table, 'nap_1')).toMatchObject({ zone: 'rome', commander: 'joachim' });
    expect(generalAt(table, 'murat')).toBe('gone');
    expect(table.state.tracks.victory).toBe(9);
  });
  test('8.2.3 Piedmont, Liguria and Tuscany, which are French, are in Italy too', () => {
    for (const zone of ['turin', 'genes', 'florence']) {
      const table = holding('55C', protectorate({ [zone]: ['murat', 'nap_1'] })).answer('coalition', event('55C'));
      expect(forceOf(table, 'nap_1')).toMatchObject({ zone, commander: 'joachim' });
    }
  });
  test('8.2.3 elsewhere the corps is lost, and Murat stays French', () => {
    const table = inDiplomacy('55C', protectorate({ munich: ['murat', 'nap_1', 'fra_1'] })).answer(
      'coalition',
      event('55C'),
    );
    if (table.asked().prompt.key === 'appoint.whom') table.answer('empire', 'done');
    expect(unitAt(table, 'nap_1')).toBe('reserve');
    expect(generalAt(table, 'murat')).toBe('reserve');
    expect(generalAt(table, 'joachim')).toBe('notYet');
    expect(forceOf(table, 'fra_1').commander).toBeNull();
  });
  test('8.2.3 from wherever he is he comes to his corps', () => {
    const table = holding('55C', protectorate({ naples: ['nap_1'], dresde: ['murat', 'fra_1', 'fra_2-'] }));
    table.answer('coalition', event('55C')).pick('empire', ({ kind }) => kind === 'appoint');
    expect(forceOf(table, 'nap_1')).toMatchObject({ zone: 'naples', commander: 'joachim' });
    expect(generalAt(table, 'murat')).toBe('gone');
  });
  test('8.2.3 with its corps lost before Naples goes over alone, and Murat goes to the reserve', () => {
    const table = holding('55C', protectorate({ dresde: ['murat', 'fra_1', 'fra_2-'] }));
    table.answer('coalition', event('55C')).pick('empire', ({ kind }) => kind === 'appoint');
    expect(nationOf(table, 'naples')).toMatchObject({ side: 'coalition', status: 'ally' });
    expect(unitAt(table, 'nap_1')).toBe('reserve');
    expect([generalAt(table, 'murat'), generalAt(table, 'joachim')]).toEqual(['reserve', 'notYet']);
  });
  test('2.2 a Murat who is dead or wounded does not come to his corps', () => {
    for (const place of ['gone', 'waiting'] as const) {
      const g = holding('55C', protectorate({ naples: ['nap_1'] })).state;
      putGeneral(g, 'murat' as GeneralId, place, 1814);
      const table = tableAt(g).answer('coalition', event('55C'));
      expect(forceOf(table, 'nap_1')).toMatchObject({ zone: 'naples', commander: null });
      expect([generalAt(table, 'murat'), generalAt(table, 'joachim')]).toEqual([place, 'notYet']);
    }
  });
  test('6.4, 8.1.5 not before 1813, nor if Naples is no protectorate', () => {
    const wanted = protectorate({});
    expect(whyNot(holding('55C', { ...wanted, clock: { year: 1812 } }), event('55C'), 'coalition')).toBe(
      'event.tooEarly',
    );
    const ally = { naples: { side: 'empire', status: 'ally' } } as const;
    expect(whyNot(holding('55C', { ...wanted, nations: ally }), event('55C'), 'coalition')).toBe(
      'murat.noProtectorate',
    );
  });
});
