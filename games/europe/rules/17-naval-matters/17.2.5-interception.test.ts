import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS, type NationId } from '../../catalogue/ids.ts';
import type { Position, Table } from '../../testing/position.ts';
import { box, isOffered, port, sailing, sailingAs, sea, SUNK, where } from '../../testing/sailing.ts';

const FRENCH = { fl_villeneuve: sea('golfe_gascogne') };
/** Villeneuve comes up the Channel. */
const upTheChannel = (edition: Edition, fleets: Position['fleets']): Table =>
  sailingAs('empire', { edition, fleets: { ...FRENCH, ...fleets } }, 'fl_villeneuve').answer('empire', {
    kind: 'sail',
    sea: 'manche',
  });
const intercepting = (table: Table): number =>
  [table.events('naval.battle')[0]?.said.params['theirs'] ?? []].flat().length;

describe.each(EDITIONS)('17.2.5 who intercepts (%s)', (edition) => {
  test('17.2.5 nobody does from a port', () => {
    const table = upTheChannel(edition, { fl_keith: port('portsmouth') });
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '17.2.1' });
  });
  test('17.2.2, 17.2.5 nobody leaves his blockade if three fleets lie at sea, even if they have failed', () => {
    const three = { fl_nelson: sea('manche'), fl_collingwood: sea('manche'), fl_cornwallis: sea('manche') };
    const table = upTheChannel(edition, { ...three, fl_keith: box('anvers') }).answer('coalition', 'no');
    expect(table.asked().prompt.key).toBe('naval.evade');
  });
  test('17.2.5, 17.2.7 a blockader who intercepts has left his box', () => {
    const table = upTheChannel(edition, { fl_keith: box('anvers') })
      .answer('coalition', 'yes')
      .dice(6);
    expect(where(table, 'fl_keith')).toEqual(sea('manche'));
  });
  test('17.2.5 anyone who leaves a box for the sea before it may be intercepted there', () => {
    const table = sailing(
      { edition, fleets: { fl_keith: box('brest'), fl_linois: sea('golfe_gascogne') } },
      'fl_keith',
    );
    expect(table.asked().answers.some(({ kind }) => kind === 'sail')).toBe(false);
    table.answer('coalition', 'putOut');
    expect(table.asked()).toMatchObject({ by: 'empire', prompt: { key: 'naval.intercept' } });
  });
});

describe('17.2.5 the squadron at sea that failed', () => {
  const one = { fl_nelson: sea('manche'), fl_keith: box('anvers') };
  const joined = (edition: Edition): Table =>
    upTheChannel(edition, one).answer('coalition', 'yes').dice(1).answer('coalition', 'yes').dice(6);
  test('17.2.5 it fights beside a blockader who succeeds in the revised edition alone', () => {
    expect(intercepting(joined('2013'))).toBe(1);
    expect(intercepting(joined('revised'))).toBe(2);
  });
});

describe('17.2.7 part of a blockading squadron', () => {
  const before = {
    fl_nelson: sea('manche'),
    fl_collingwood: sea('manche'),
    fl_keith: box('anvers'),
    fl_ball: box('anvers'),
  };
  test('17.2.7 first edition: it goes as a whole or not at all', () => {
    expect(upTheChannel('2013', before).answer('coalition', 'no').asked().prompt.key).toBe('naval.evade');
  });
  test('17.2.7 revised: it may leave some behind, so that the blockade goes on, and must if there is no room', () => {
    const table = upTheChannel('revised', before).answer('coalition', 'no').answer('coalition', 'yes').dice(6);
    expect(table.refusal('coalition', 'done').rule).toBe('17.2.2');
    table.answer('coalition', { kind: 'leaveFleet', fleet: 'fl_keith' });
    expect([where(table, 'fl_keith'), where(table, 'fl_ball')]).toEqual([box('anvers'), sea('manche')]);
    expect(intercepting(table)).toBe(3);
  });
  test.each(EDITIONS)(
    '17.2.7 where there is room all may go, in the revised edition if their owner wishes (%s)',
    (edition) => {
      const two = { fl_keith: box('anvers'), fl_ball: box('anvers') };
      const table = upTheChannel(edition, two).answer('coalition', 'yes').dice(6);
      if (edition === 'revised') table.answer('coalition', 'done');
      expect(intercepting(table)).toBe(2);
      expect([where(table, 'fl_keith'), where(table, 'fl_ball')]).toEqual([sea('manche'), sea('manche')]);
    },
  );
});

describe('17.2.6 evasion', () => {
  const ball = { fl_ball: sea('manche') };
  test('17.2.6 an evader in the next zone is in danger from those at sea alone', () => {
    const flee = (watcher: Position['fleets']): Table =>
      sailing({ fleets: { ...ball, fl_linois: sea('golfe_gascogne'), ...watcher } }, 'fl_ball')
        .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
        .answer('empire', 'no')
        .answer('empire', 'yes')
        .dice(6)
        .answer('empire', { kind: 'sail', sea: 'atlantique_sud' });
    expect(flee({ fl_nelson: box('cadix') }).asked().prompt.key).toBe('naval.step');
    expect(flee({ fl_nelson: sea('atlantique_sud') }).asked().prompt.key).toBe('naval.intercept');
    const caught = flee({ fl_nelson: sea('atlantique_sud') })
      .answer('coalition', 'yes')
      .dice(6)
      .dice(2, 4); // 2 + 3, 4
    const answers = caught.asked('empire').answers;
    expect(answers).toContainEqual({ kind: 'sail', sea: 'atlantique_nord' });
    expect(answers).not.toContainEqual({ kind: 'sail', sea: 'golfe_gascogne' });
  });
  test('17.2.6 it never goes to the zone that the enemy came from', () => {
    const table = sailing({ fleets: { ...ball, fl_linois: sea('golfe_gascogne') } }, 'fl_ball')
      .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
      .answer('empire', 'no')
      .answer('empire', 'yes')
      .dice(6);
    expect(table.asked('empire').answers).not.toContainEqual({ kind: 'sail', sea: 'manche' });
    expect(table.asked('empire').answers).toContainEqual({ kind: 'sail', sea: 'atlantique_sud' });
  });
  test('17.2.6 nobody tries who could go nowhere', () => {
    // The Black Sea has one way out, and the enemy comes that way.
    const fleets = { fl_ball: sea('egee'), fl_linois: sea('mer_noire') };
    const table = sailing({ fleets }, 'fl_ball').answer('coalition', { kind: 'sail', sea: 'mer_noire' });
    table.answer('empire', 'no');
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { key: 'naval.step' } });
    expect(where(table, 'fl_linois')).toEqual(sea('mer_noire'));
  });
  test('17.2.4, 17.2.6 a zone that is closed to his nation is no way out', () => {
    const nations = { danemark: { side: 'empire', status: 'ally', patron: 'france' as NationId } } as const;
    const held = { control: 'britain' as NationId };
    const zones = { kiel: held, copenhague: held, christiania: held };
    const fleets = { fl_ball: sea('baltique'), fl_danemark: sea('detroits') };
    const table = sailing({ nations, zones, fleets }, 'fl_ball').answer('coalition', { kind: 'sail', sea: 'detroits' });
    table.answer('empire', 'no');
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { key: 'naval.step' } });
  });
  test('17.2.6, 17.3.1 of those who are caught on their way one is lost, and the others retreat', () => {
    const fleets = { fl_linois: sea('golfe_gascogne'), fl_emeriau: sea('golfe_gascogne') };
    const table = sailing({ fleets: { ...ball, ...fleets, fl_nelson: sea('atlantique_sud') } }, 'fl_ball')
      .answer('coalition', { kind: 'sail', sea: 'golfe_gascogne' })
      .answer('empire', 'no')
      .answer('empire', 'yes')
      .dice(6)
      .answer('empire', { kind: 'sail', sea: 'atlantique_sud' });
    table.answer('coalition', 'yes').dice(6).dice(3, 1, 1); // 3 + 3 against 1 and 1
    table.answer('empire', { kind: 'loseFleet', fleet: 'fl_emeriau' });
    expect(table.asked('empire').prompt).toMatchObject({ key: 'naval.retreat', params: { fleets: ['fl_linois'] } });
    table.answer('empire', { kind: 'sail', sea: 'atlantique_nord' });
    expect([where(table, 'fl_emeriau'), where(table, 'fl_linois')]).toEqual([SUNK, sea('atlantique_nord')]);
  });
});

test.each(EDITIONS)('17.2.5 a squadron that nobody has stopped sails on or attacks (%s)', (edition) => {
  const table = sailing(
    { edition, fleets: { fl_gambier: port('portsmouth'), fl_villeneuve: sea('manche') }, noOtherCards: true },
    'fl_gambier',
  );
  table.answer('coalition', 'putOut');
  while (table.asked().by === 'empire') table.answer('empire', 'no');
  expect(table.events('naval.battle')).toEqual([]);
  expect(isOffered(table, 'sail', 'mer_du_nord')).toBe(true);
  expect(table.asked('coalition').answers).toContainEqual({ kind: 'attackSquadron' });
});
