import { describe, expect, test } from 'vitest';
import { portsOf } from '../catalogue/board.ts';
import { cardId } from '../catalogue/catalogue.ts';
import type { SeaId } from '../catalogue/ids.ts';
import { mayPlayAtSea } from '../rules/17-naval-matters/17.3.1-cards.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { actionOf } from '../testing/marches.ts';
import { navalBattleWith } from '../testing/naval-battles.ts';
import type { Position, Table } from '../testing/position.ts';
import { box, port, sea, where } from '../testing/sailing.ts';

describe('10F Foul Weather', () => {
  const out: Position = {
    forces: { paris: ['fra_1'] },
    fleets: { fl_cornwallis: box('brest'), fl_calder: box('brest'), fl_ball: sea('mediterranee_centrale') },
  };
  test('6.4 a squadron runs for its nearest port, at its owner’s choice, and its blockade is over', () => {
    const table = holding('10F', out).answer('empire', event('10F', 'a'));
    expect(table.asked('empire').answers).toHaveLength(2);
    table.pick('empire', (answer) => answer['fleet'] !== 'fl_ball');
    const ports = table.asked('coalition').answers.map((answer) => String(answer['zone']));
    const [nearest = '', ...others] = ports;
    expect(others.length).toBeGreaterThan(0);
    table.answer('coalition', { zone: nearest });
    expect(where(table, 'fl_cornwallis')).toEqual(port(nearest));
    expect(where(table, 'fl_calder')).toEqual(port(nearest));
    expect(table.asked().by).toBe('coalition');
  });
  test('6.4 the nearest: Malta for a squadron in the middle of the Mediterranean', () => {
    const table = holding('10F', out).answer('empire', event('10F', 'a')).answer('empire', { fleet: 'fl_ball' });
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'shelterIn', zone: 'malte' });
    expect(table.asked('coalition').answers).not.toContainEqual({ kind: 'shelterIn', zone: 'portsmouth' });
  });
  test('17.2.2 a port that is full is none for it', () => {
    const moored = { fl_nelson: port('malte'), fl_keith: port('malte'), fl_cotton: port('malte') };
    const table = holding('10F', { ...out, fleets: { fl_ball: sea('mediterranee_centrale'), ...moored } })
      .answer('empire', event('10F', 'a'))
      .answer('empire', { fleet: 'fl_ball' });
    const ports = table.asked('coalition').answers.map((answer) => answer['zone']);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports).not.toContain('malte');
  });
  test('6.4 not where no friendly port is in reach', () => {
    const ports = ['baltique', 'detroits', 'golfe_de_finlande'].flatMap((id) => portsOf(id as SeaId));
    const zones = Object.fromEntries(ports.map((id) => [id, { control: 'france' as never }]));
    const nations = { suede: { side: 'coalition', status: 'ally' } } as const;
    const fleets = { fl_suede: sea('baltique'), fl_ball: sea('mediterranee_centrale') };
    const table = holding('10F', { ...out, zones, nations, fleets }).answer('empire', event('10F', 'a'));
    expect(whyNot(table, { kind: 'driveIn', fleet: 'fl_suede' })).toBe('foulWeather.noPort');
    expect(whyNot(table, { kind: 'driveIn', fleet: 'fl_ball' })).toBeUndefined();
  });
  test('6.4 not when all lie in port', () => {
    const table = holding('10F', { ...out, fleets: { fl_ball: port('malte') } });
    expect(whyNot(table, event('10F', 'a'))).toBe('foulWeather.nobody');
  });
  test('17.2.5 an interception of the Coalition comes to nothing', () => {
    const table = holding('10F', {
      forces: { paris: ['fra_1'] },
      fleets: { fl_villeneuve: port('toulon'), fl_ball: sea('golfe_du_lion') },
      action: actionOf('empire', 1),
    })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_villeneuve' })
      .answer('empire', 'putOut')
      .answer('coalition', 'yes')
      .answer('empire', event('10F', 'b'));
    // No die falls: the squadron that was there may evade next.
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '17.2.6' });
    expect(table.events('naval.intercepts')).toHaveLength(0);
  });
  /** Villeneuve attacks Ball in the Channel. */
  const battle = (): Table =>
    navalBattleWith('10F', { attacker: 'empire', fleets: { empire: ['fl_villeneuve'], coalition: ['fl_ball'] } });
  test('17.3.1 two less on the total of the Coalition', () => {
    const table = battle().answer('empire', event('10F', 'c')).dice(4, 4);
    expect(table.events('naval.total').map(({ said }) => said.params['total'])).toEqual([4, 4]);
  });
  test('6.6 one card a side in the whole battle', () => {
    const { state } = battle().answer('empire', event('10F', 'c'));
    expect(mayPlayAtSea(state, 'empire', cardId('10F'), 'before')).toMatchObject({
      rule: '6.6',
      because: { key: 'seaCard.oneOnly' },
    });
    expect(mayPlayAtSea(state, 'coalition', cardId('10C'), 'before')).toBeUndefined();
  });
  test('6.6 before the dice, not after them', () => {
    const table = battle().answer('empire', 'pass').dice(4, 4);
    expect(whyNot(table, event('10F', 'c'))).toBe('seaCard.notNow');
  });
});
