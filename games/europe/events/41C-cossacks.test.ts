import { describe, expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { addDepot } from '../state/state.ts';
import { battleWith } from '../testing/card-battles.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { type ForceWords, type Position, type Table, tableAt } from '../testing/position.ts';

describe('41C Cossacks', () => {
  const position41: Position = { forces: { vilna: ['rus_1'] }, depots: { kovno: 'france' } };
  const zones = { kovno: { control: 'france' as NationId } };
  test('6.4 a depot alone beside Russians burns', () => {
    const table = holding('41C', { ...position41, zones }).answer('coalition', event('41C'));
    table.answer('coalition', { kind: 'raid', zone: 'kovno' });
    expect(table.state.depots).toEqual([]);
  });
  test('6.4 not one that is guarded, or far away, or with no Russians in the war', () => {
    const why = (wanted: Position): string | undefined =>
      whyNot(holding('41C', { ...position41, zones, ...wanted }), event('41C'), 'coalition');
    expect(why({})).toBeUndefined();
    expect(why({ forces: { vilna: ['rus_1'], kovno: ['fra_1'] } })).toBe('cossacks.noDepot');
    expect(why({ forces: { moscou: ['rus_1'] } })).toBe('cossacks.noDepot');
    expect(why({ forces: { vilna: ['aus_1'] } })).toBe('cossacks.noDepot');
    expect(why({ nations: { russia: { side: 'neutral', status: 'neutral' } } })).toBe('cossacks.noDepot');
  });
  test('6.4 neither a depot of their own side nor a mobile one', () => {
    const own = holding('41C', { ...position41, depots: { kovno: 'russia' } });
    expect(whyNot(own, event('41C'), 'coalition')).toBe('cossacks.noDepot');
    const g = holding('41C', { forces: { vilna: ['rus_1'] }, zones }).state;
    addDepot(g, 'france' as NationId, { zone: zoneId('kovno'), fixed: false });
    expect(whyNot(tableAt(g), event('41C'), 'coalition')).toBe('cossacks.noDepot');
  });
});

describe('41C Cossacks, in pursuit', () => {
  /** The Empire is beaten and loses heart. */
  const routed = (coalition: ForceWords): Table =>
    battleWith('41C', { coalition, attacker: 'coalition' }).until('14.6').dice(6, 6, 1, 1).until('event.react');
  const total = (table: Table): unknown =>
    table.events('trial.total').find(({ said }) => said.params['trial'] === 'pursuit')?.said.params['modifiers'];
  test('14.9.2 two more with Russians', () => {
    const russians = ['koutouzov', 'rus_1', 'rus_2', 'rus_3'];
    const plain = Number(total(routed(russians).answer('coalition', 'pass').dice(1)));
    expect(total(routed(russians).answer('coalition', event('41C')).dice(1))).toBe(plain + 2);
  });
  test('14.9.2 not without', () => {
    expect(whyNot(routed(['jean', 'aus_1', 'aus_2', 'aus_3']), event('41C'), 'coalition')).toBe('cossacks.noRussians');
  });
});
