import { describe, expect, test } from 'vitest';
import { fleetId } from '../catalogue/catalogue.ts';
import { fleetRow } from '../state/state.ts';
import { dealt } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { navalBattleWith } from '../testing/naval-battles.ts';
import type { Table } from '../testing/position.ts';
import { sailingAs, sea, where } from '../testing/sailing.ts';

describe('10C Nelson', () => {
  const trafalgar = (): Table =>
    navalBattleWith('10C', {
      fleets: { empire: ['fl_villeneuve', 'fl_ganteaume', 'fl_gravina'], coalition: ['fl_nelson', 'fl_collingwood'] },
    });
  const totals = (table: Table): unknown[] => table.events('naval.total').map(({ said }) => said.params['total']);
  /** 1 + 3 and 1 + 2 against 6, 6 + 1 and 6 + 1, thrown again for six and six. */
  const again = (): Table =>
    trafalgar().answer('coalition', 'pass').dice(1, 1, 6, 6, 6).answer('coalition', event('10C'));

  test('17.3.1 after both have thrown his squadron throws again, all its dice', () => {
    const table = again().dice(6, 6);
    expect(totals(table)).toEqual([7, 20, 17]);
  });
  test('6.6 not before the dice', () => {
    expect(whyNot(trafalgar(), event('10C'), 'coalition')).toBe('seaCard.notNow');
  });
  test('17.3.1 only if he is there', () => {
    const table = navalBattleWith('10C', { fleets: { empire: ['fl_villeneuve'], coalition: ['fl_collingwood'] } })
      .answer('coalition', 'pass')
      .dice(1, 6);
    expect(whyNot(table, event('10C'), 'coalition')).toBe('nelson.notThere');
  });

  /** Two fleets against one: a victory in which Villeneuve is lost, after a throw that would have been lost. */
  const victory = (): Table =>
    navalBattleWith('10C', { fleets: { empire: ['fl_villeneuve'], coalition: ['fl_nelson', 'fl_collingwood'] } })
      .answer('coalition', 'pass')
      .dice(1, 1, 6)
      .answer('coalition', event('10C'))
      .dice(6, 6)
      .answer('empire', { kind: 'loseFleet', fleet: 'fl_villeneuve' });
  test('17.3.4 on five or more, one more for each fleet destroyed, he and the card leave the game', () => {
    const table = victory().dice(4, 1);
    expect(where(table, 'fl_nelson')).toEqual({ kind: 'off', why: 'gone' });
    expect(table.state.cards.removed).toContain('10C');
    expect(fleetRow(table.state, fleetId('fl_villeneuve')).sunkForGood).toBeUndefined();
  });
  test('17.3.4 and each French fleet destroyed may be lost for good', () => {
    const table = victory().dice(6, 5);
    expect(fleetRow(table.state, fleetId('fl_villeneuve')).sunkForGood).toBe(true);
    expect(table.events('nelson.sunkForGood')).toHaveLength(1);
  });
  test('17.3.4 on less he lives, and the card is discarded', () => {
    const table = victory().dice(3);
    expect(where(table, 'fl_nelson').kind).toBe('sea');
    expect(table.state.cards.discards.coalition).toEqual(['10C']);
  });
  /** Villeneuve and Ganteaume come up the Channel and beat him, though he has thrown again. */
  const defeat = (lost: string): Table =>
    sailingAs(
      'empire',
      dealt('10C', {
        fleets: {
          fl_villeneuve: sea('golfe_gascogne'),
          fl_ganteaume: sea('golfe_gascogne'),
          fl_nelson: sea('manche'),
          fl_collingwood: sea('manche'),
        },
      }),
      'fl_villeneuve',
      'fl_ganteaume',
    )
      .answer('empire', { kind: 'sail', sea: 'manche' })
      .answer('coalition', 'yes')
      .dice(6)
      .answer('coalition', 'pass')
      .dice(6, 6, 1, 1)
      .answer('coalition', event('10C'))
      .dice(1, 1)
      .answer('coalition', { kind: 'loseFleet', fleet: lost });
  test('17.3.2, 17.3.4 anyone who falls in a defeat does not retreat', () => {
    const alone = defeat('fl_collingwood').dice(5);
    expect(where(alone, 'fl_nelson')).toEqual({ kind: 'off', why: 'gone' });
    expect(alone.asked()).toMatchObject({ by: 'empire', rule: '17.2.1' });
    const other = defeat('fl_nelson').dice(5);
    expect(other.asked('coalition').prompt).toEqual({ key: 'naval.retreat', params: { fleets: ['fl_collingwood'] } });
    expect(where(other, 'fl_nelson')).toEqual({ kind: 'off', why: 'gone' });
  });
  test('17.3.4 without the card no admiral is tested', () => {
    const table = navalBattleWith('10C', { fleets: { empire: ['fl_villeneuve'], coalition: ['fl_nelson'] } })
      .answer('coalition', 'pass')
      .dice(6, 1)
      .answer('coalition', 'pass')
      .answer('empire', { kind: 'loseFleet', fleet: 'fl_villeneuve' });
    expect(table.events('nelson.roll')).toHaveLength(0);
    expect(where(table, 'fl_nelson').kind).toBe('sea');
  });
});
