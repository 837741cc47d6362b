import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { modifiersOn } from '../testing/battles.ts';
import { battleWith, siegeWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { navalBattleWith, type Squadrons } from '../testing/naval-battles.ts';
import type { Table } from '../testing/position.ts';
import { port } from '../testing/sailing.ts';

describe('12C Congreve Rockets on land', () => {
  const zones = { munich: { control: nationId('austria') } };
  test('14.5.7 one more for a force with a British step', () => {
    const table = battleWith('12C', { zones, coalition: ['wellington', 'gbr_1', 'gbr_2'] }).until('event.react');
    expect(modifiersOn(table.answer('coalition', event('12C')), 'coalition')).toMatchObject({ card: 1 });
  });
  test('14.5.7 not for one without', () => {
    expect(whyNot(battleWith('12C', { zones }), event('12C'), 'coalition')).toBe('battleCard.noBritish');
  });
  const siege = (besieger: readonly string[]): Table =>
    siegeWith('12C', besieger[0] ?? '', {
      forces: { burgos: besieger },
      zones: { burgos: { control: nationId('france'), siege: 0 } },
      nations: { spain: { side: 'coalition' } },
    });
  test('15.4 one more on an attempt on a fortress by British troops', () => {
    const table = siege(['wellington', 'gbr_1', 'gbr_2']);
    const before = table.state.trial?.modifiers.reduce((sum, { by }) => sum + by, 0) ?? 0;
    table.answer('coalition', event('12C')).dice(1);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'siege', modifiers: before + 1 });
  });
  test('15.4 not by others', () => {
    expect(whyNot(siege(['castanos', 'esp_1', 'esp_2']), event('12C'), 'coalition')).toBe('battleCard.noBritish');
  });
});

describe('12C Congreve Rockets at sea', () => {
  const inPort = { at: port('brest'), batteries: 1 };
  /** Gambier is British. */
  const fleets = { empire: ['fl_villeneuve'], coalition: ['fl_gambier'] };
  test('17.3.3 one more on the total of a British squadron that attacks a port', () => {
    const table = navalBattleWith('12C', { ...inPort, fleets })
      .answer('coalition', event('12C'))
      .dice(3, 1, 1);
    expect(table.events('naval.total').map(({ said }) => said.params['total'])).toEqual([4, 2]);
  });
  test('17.3.3 not at sea, nor for a squadron without a British fleet, nor for one that is attacked in its port', () => {
    const why = (wanted: Squadrons): string | undefined =>
      whyNot(navalBattleWith('12C', wanted), event('12C'), 'coalition');
    expect(why({ fleets })).toBe('congreve.noPort');
    expect(why({ ...inPort, fleets: { ...fleets, coalition: ['fl_siniavine'] } })).toBe('congreve.notBritish');
    expect(why({ attacker: 'empire', at: port('plymouth'), batteries: 1, fleets })).toBe('congreve.noPort');
  });
});
