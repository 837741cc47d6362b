import { describe, expect, test } from 'vitest';
import { zones } from '../catalogue/catalogue.ts';
import { type Edition, EDITIONS, type GeneralId, type NationId } from '../catalogue/ids.ts';
import { putGeneral } from '../state/state.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { forceOf } from '../testing/marches.ts';
import { generalAt, nationOf } from '../testing/pieces.ts';
import { type Position, type Table, tableAt } from '../testing/position.ts';
import { port, where } from '../testing/sailing.ts';

describe('49C Bernadotte', () => {
  const neutral: Position = {
    clock: { year: 1810 },
    nations: { suede: { side: 'neutral', status: 'neutral', patron: null } },
    forces: { hambourg: ['bernadotte', 'fra_1'] },
  };
  test.each(EDITIONS)('8.2.3 Sweden joins, and Charles John leads her corps (%s)', (edition) => {
    const table = inDiplomacy('49C', { ...neutral, edition }).answer('coalition', event('49C'));
    table
      .answer('coalition', { kind: 'deploy', zone: 'stockholm' })
      .answer('coalition', { kind: 'deployFleet', zone: 'stockholm' });
    if (table.asked().prompt.key === 'appoint.whom') table.answer('empire', 'done');
    expect(nationOf(table, 'suede')).toMatchObject({ side: 'coalition', status: 'ally' });
    expect(forceOf(table, 'sue_1')).toMatchObject({ zone: 'stockholm', commander: 'charles_jean' });
    expect(where(table, 'fl_suede')).toEqual(port('stockholm'));
    expect(generalAt(table, 'bernadotte')).toBe('gone');
    expect(forceOf(table, 'fra_1').commander).toBeNull();
  });
  test('8.2.3 an ally of the Empire goes over too, but not a protectorate', () => {
    const why = (status: 'ally' | 'protectorate'): string | undefined =>
      whyNot(
        inDiplomacy('49C', { ...neutral, nations: { suede: { side: 'empire', status } } }),
        event('49C'),
        'coalition',
      );
    expect(why('ally')).toBeUndefined();
    expect(why('protectorate')).toBe('bernadotte.protectorate');
  });
  test('8.2.3 the corps and the fleet are placed, also those that Sweden has lost for the Empire', () => {
    const nations = { suede: { side: 'empire', status: 'ally' } } as const;
    const table = inDiplomacy('49C', { ...neutral, nations, fleets: {} }).answer('coalition', event('49C'));
    table
      .answer('coalition', { kind: 'deploy', zone: 'stockholm' })
      .answer('coalition', { kind: 'deployFleet', zone: 'stockholm' });
    expect(forceOf(table, 'sue_1').zone).toBe('stockholm');
  });
  test('8.2.3 a corps for which there is no place is looked for once', () => {
    const taken = Object.fromEntries(
      [...zones.values()].flatMap(({ id, nation }) =>
        nation === 'suede' ? [[id, { control: 'france' as NationId }]] : [],
      ),
    );
    const table = inDiplomacy('49C', { ...neutral, zones: taken }).answer('coalition', event('49C'));
    expect(table.events('alliance.noPlace')).toHaveLength(1);
  });
  /** Sweden leaves the Empire, and her corps is placed with the British who have taken Stralsund. */
  const amongTheBritish = (edition: Edition, ...british: readonly string[]): Table =>
    inDiplomacy('49C', {
      ...neutral,
      edition,
      nations: { suede: { side: 'empire', status: 'ally' } },
      zones: { stralsund: { control: 'britain' as NationId } },
      forces: { stralsund: british },
      fleets: {},
    })
      .answer('coalition', event('49C'))
      .answer('coalition', { kind: 'deploy', zone: 'stralsund' })
      .answer('coalition', { kind: 'deployFleet', zone: 'stockholm' });
  test.each(EDITIONS)('7.3.5, 10.1 with a general who has no army he waits in the reserve (%s)', (edition) => {
    const table = amongTheBritish(edition, 'moore', 'gbr_1');
    expect(forceOf(table, 'sue_1')).toMatchObject({ zone: 'stralsund', commander: 'moore' });
    expect(generalAt(table, 'charles_jean')).toBe('reserve');
  });
  test('7.3.5, 10.1 in an army he serves under its commander; revised: not with that of another nation', () => {
    const served = (edition: Edition): boolean => {
      const table = amongTheBritish(edition, 'wellington', 'armee_peninsule', 'gbr_1');
      expect(forceOf(table, 'sue_1').commander).toBe('wellington');
      return generalAt(table, 'charles_jean') === forceOf(table, 'sue_1').id;
    };
    expect([served('2013'), served('revised')]).toEqual([true, false]);
  });
  test.each(EDITIONS)('8.2.3 where the corps finds no place he waits in the reserve (%s)', (edition) => {
    const swedish = inDiplomacy('49C', neutral).state.zones.filter(({ nation }) => nation === 'suede');
    const zones = Object.fromEntries(swedish.map(({ id }) => [id, { control: 'france' as NationId }]));
    const table = inDiplomacy('49C', { ...neutral, edition, zones, forces: {}, fleets: {} });
    table.answer('coalition', event('49C'));
    expect(table.state.units.find(({ id }) => id === 'sue_1')?.at).toBe('reserve');
    expect(generalAt(table, 'charles_jean')).toBe('reserve');
  });
  test('10.3 an army that Bernadotte has led and nobody takes over is one no longer', () => {
    const forces = { hambourg: ['bernadotte', 'armee_italie', 'fra_1', 'fra_2'] };
    const table = inDiplomacy('49C', { ...neutral, forces }).answer('coalition', event('49C'));
    table
      .answer('coalition', { kind: 'deploy', zone: 'stockholm' })
      .answer('coalition', { kind: 'deployFleet', zone: 'stockholm' })
      .answer('empire', 'done');
    expect(table.state.armies.find(({ id }) => id === 'armee_italie')?.at).toBe('reserve');
  });
  test('2.2 a Bernadotte who is dead takes no leave', () => {
    const g = inDiplomacy('49C', { ...neutral, forces: {} }).state;
    putGeneral(g, 'bernadotte' as GeneralId, 'gone');
    const table = tableAt(g).answer('coalition', event('49C'));
    table.answer('coalition', { kind: 'deploy', zone: 'stockholm' });
    table.answer('coalition', { kind: 'deployFleet', zone: 'stockholm' });
    expect(table.events('general.leaves')).toEqual([]);
    expect(forceOf(table, 'sue_1').commander).toBe('charles_jean');
  });
  test('6.4 not before 1810, nor when Sweden is in the Coalition', () => {
    expect(whyNot(inDiplomacy('49C', { ...neutral, clock: { year: 1809 } }), event('49C'), 'coalition')).toBe(
      'event.tooEarly',
    );
    const ours = { ...neutral, nations: { suede: { side: 'coalition', status: 'ally' } } } as const;
    expect(whyNot(inDiplomacy('49C', ours), event('49C'), 'coalition')).toBe('bernadotte.notFree');
  });
});
