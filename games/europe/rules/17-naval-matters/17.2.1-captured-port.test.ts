import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { scene } from '../../testing/scene.ts';
import type { Position, Table } from '../../testing/position.ts';
import { box, port, sea, SUNK, where } from '../../testing/sailing.ts';
import { leaveCapturedPort } from './17.2.1-captured-port.ts';

/** The port is British since a moment ago. */
const lost = (zone: string, wanted: Position): Table =>
  scene({ forces: {}, ...wanted, zones: { ...wanted.zones, [zone]: { control: 'britain' as NationId } } }, (g) =>
    leaveCapturedPort(g, zoneId(zone)),
  );
const moorings = (table: Table): readonly unknown[] => table.asked('empire').answers.map((answer) => answer['zone']);

describe.each(EDITIONS)('17.2.1 a port is lost (%s)', (edition) => {
  test('17.2.1 its fleets make for the nearest friendly port, and choose among equals', () => {
    const table = lost('brest', { edition, fleets: { fl_linois: port('brest') } });
    expect(moorings(table)).toEqual(expect.arrayContaining(['nantes', 'rochefort', 'bordeaux']));
    expect(moorings(table)).not.toContain('anvers');
    expect(table.refusal('empire', { kind: 'mooredAt', zone: 'anvers' }).rule).toBe('17.2.1');
    expect(where(table.answer('empire', { kind: 'mooredAt', zone: 'nantes' }), 'fl_linois')).toEqual(port('nantes'));
  });
  test('17.2.1 not beyond their movement: without a port within it they are lost', () => {
    const table = lost('odessa', { edition, fleets: { fl_linois: port('odessa') } });
    expect(where(table, 'fl_linois')).toEqual(SUNK);
  });
  test('17.2.2 a full port is passed over', () => {
    const full = { fl_villeneuve: port('ajaccio'), fl_ganteaume: port('ajaccio'), fl_missiessy: port('ajaccio') };
    const table = lost('malte', { edition, fleets: { fl_linois: port('malte'), ...full } });
    expect(moorings(table)).not.toContain('ajaccio');
    expect(table.refusal('empire', { kind: 'mooredAt', zone: 'ajaccio' }).rule).toBe('17.2.2');
  });
  test('17.2.1 in every sea zone on the way they may be intercepted, and beaten they go on', () => {
    const fleets = { fl_linois: port('malte'), fl_gambier: sea('tyrrhenienne') };
    const table = lost('malte', { edition, fleets }).answer('empire', { kind: 'mooredAt', zone: 'ajaccio' });
    expect(table.asked('coalition').prompt).toMatchObject({
      key: 'naval.intercept',
      params: { sea: 'tyrrhenienne' },
    });
    table.answer('coalition', 'yes').dice(5).dice(5, 3);
    expect(where(table, 'fl_linois')).toEqual(port('ajaccio'));
  });
  test('17.2.1, 17.2.7 anyone who blockades the port intercepts without a die; survivors go on, beaten or not', () => {
    const fleets = { fl_linois: port('malte'), fl_gambier: box('malte') };
    const out = (): Table => lost('malte', { edition, fleets }).answer('empire', { kind: 'mooredAt', zone: 'ajaccio' });
    const beaten = out().dice(5, 3);
    expect(where(beaten, 'fl_linois')).toEqual(port('ajaccio'));
    expect(beaten.events('naval.battle').map(({ said }) => said.params)).toEqual([
      { attacker: 'coalition', ours: ['fl_gambier'], theirs: ['fl_linois'] },
    ]);
    expect(where(out().dice(6, 1).answer('empire', { kind: 'loseFleet' }), 'fl_linois')).toEqual(SUNK);
  });
  test('17.2.1 those who are lost on the way are not asked how they would have gone on', () => {
    const british = { control: 'britain' as NationId };
    const nations = { spain: { side: 'neutral', status: 'neutral' } } as const;
    const fleets = { fl_linois: port('malte'), fl_gambier: sea('mediterranee_centrale') };
    const out = (): Table =>
      lost('malte', { edition, nations, fleets, zones: { ajaccio: british, florence: british } }).answer('empire', {
        kind: 'mooredAt',
        zone: 'toulon',
      });
    // By the Tyrrhenian Sea, or by the western Mediterranean.
    expect(out().answer('coalition', 'no').asked('empire').prompt.key).toBe('naval.whichWay');
    const table = out().answer('coalition', 'yes').dice(5).dice(6, 1).answer('empire', { kind: 'loseFleet' });
    expect(where(table, 'fl_linois')).toEqual(SUNK);
    expect(table.questions()).toEqual([]);
  });
  test('17.2.1, 17.3.2 the beaten blockader leaves the box', () => {
    const fleets = { fl_linois: port('malte'), fl_gambier: box('malte') };
    const table = lost('malte', { edition, fleets }).answer('empire', { kind: 'mooredAt', zone: 'ajaccio' }).dice(1, 3);
    table.answer('coalition', { kind: 'sail', sea: 'adriatique' });
    expect(where(table, 'fl_gambier')).toEqual(sea('adriatique'));
  });
  test('17.2.1 a friendly port under blockade can be entered, whatever the blockader tries', () => {
    const fleets = { fl_linois: port('malte'), fl_gambier: box('ajaccio') };
    const table = lost('malte', { edition, fleets }).answer('empire', { kind: 'mooredAt', zone: 'ajaccio' });
    table.answer('coalition', 'yes').dice(5).dice(5, 3);
    expect(where(table, 'fl_linois')).toEqual(port('ajaccio'));
  });
  test('17.2.1, 17.3.2 of two beaten blockaders one is lost, and the other leaves the box', () => {
    const fleets = {
      fl_linois: port('malte'),
      fl_emeriau: port('malte'),
      fl_gambier: box('malte'),
      fl_keith: box('malte'),
    };
    const table = lost('malte', { edition, fleets }).answer('empire', { kind: 'mooredAt', zone: 'ajaccio' });
    table.dice(1, 1, 4, 4).answer('coalition', { kind: 'loseFleet', fleet: 'fl_gambier' }); // 1 and 1 + 1 against 8
    expect(table.asked('coalition').prompt).toMatchObject({ key: 'naval.retreat', params: { fleets: ['fl_keith'] } });
    table.answer('coalition', { kind: 'sail', sea: 'adriatique' });
    expect([where(table, 'fl_gambier'), where(table, 'fl_keith')]).toEqual([SUNK, sea('adriatique')]);
  });
  test('17.2.1, 17.2.4 no port counts to which they may not sail', () => {
    const nations = { danemark: { side: 'empire', status: 'ally', patron: 'france' as NationId } } as const;
    const held = { control: 'britain' as NationId };
    const zones = { kiel: held, christiania: held, hambourg: { control: 'france' as NationId } };
    const table = lost('copenhague', { edition, nations, zones, fleets: { fl_danemark: port('copenhague') } });
    expect(where(table, 'fl_danemark')).toEqual({ kind: 'off', why: 'gone' });
  });
  test('17.2.2 where no port has room for all, those in excess are eliminated', () => {
    const full = {
      fl_villeneuve: port('sebastopol'),
      fl_ganteaume: port('sebastopol'),
      fl_missiessy: port('sebastopol'),
    };
    const zones = { sebastopol: { control: 'france' as NationId } };
    const table = lost('odessa', { edition, zones, fleets: { fl_linois: port('odessa'), ...full } });
    table.answer('empire', { kind: 'mooredAt', zone: 'sebastopol' });
    expect(table.asked('empire')).toMatchObject({ rule: '17.2.2' });
    table.answer('empire', { kind: 'loseFleet', fleet: 'fl_villeneuve' });
    expect([where(table, 'fl_linois'), where(table, 'fl_villeneuve')]).toEqual([port('sebastopol'), SUNK]);
  });
});
