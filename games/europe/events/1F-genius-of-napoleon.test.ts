import { describe, expect, test } from 'vitest';
import { cardId } from '../catalogue/catalogue.ts';
import { beginCampaign } from '../rules/12-land-movement/12.6-major-campaign.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { actionOf, forceOf } from '../testing/marches.ts';
import { position, type Table, tableAt } from '../testing/position.ts';

describe('1F Genius of Napoleon', () => {
  const paris = { paris: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'], lyon: ['ney', 'fra_3'] };
  test('6.4 Napoleon is activated free and forces his march without a test', () => {
    const table = holding('1F', { forces: paris })
      .answer('empire', event('1F', 'b'))
      .answer('empire', { kind: 'activate', force: 'napoleon' })
      .answer('empire', { kind: 'forced', points: 3 });
    expect(table.state.march?.forced).toBe(3);
    expect(table.state.tracks.reserve.empire).toBe(0);
    table.answer('empire', 'halt');
    expect(table.events('attrition.toll')).toHaveLength(0);
    expect(table.asked().by).toBe('coalition');
  });
  test('6.4 nobody else is activated by it', () => {
    const table = holding('1F', { forces: paris }).answer('empire', event('1F', 'b'));
    expect(whyNot(table, { kind: 'activate', force: 'ney' })).toBe('activation.tooDear');
  });
  test('13.6.1 a force out of supply still tests', () => {
    const cut = { koenigsberg: ['napoleon', 'fra_1', 'fra_2'] };
    const table = holding('1F', { forces: cut })
      .answer('empire', event('1F', 'b'))
      .answer('empire', { kind: 'activate', force: 'napoleon' })
      .answer('empire', { kind: 'forced', points: 1 })
      .answer('empire', 'halt')
      .dice(1);
    expect(table.events('attrition.toll')).toHaveLength(1);
  });
  test('6.4 Napoleon must lead a force', () => {
    const table = holding('1F', { forces: { lyon: ['ney', 'fra_3'] } });
    expect(whyNot(table, event('1F', 'b'))).toBe('genius.noNapoleon');
  });
  test('6.2 it is permanent: it lies ready for the next year', () => {
    const table = holding('1F', { forces: paris }).answer('empire', event('1F', 'b'));
    expect(table.state.cards.permanents.empire).toEqual(['1F']);
  });

  /** The Coalition's campaign against a general at Ulm: Mack waits there, and Jean comes after him. */
  const campaign = (general: string): Table => {
    const g = position({
      noOtherCards: true,
      hands: { empire: ['1F'], coalition: [] },
      fleets: {},
      forces: {
        ulm: [general, 'fra_1', 'fra_2', 'fra_3'],
        munich: ['mack', 'aus_1', 'aus_2'],
        innsbruck: ['jean', 'aus_3', 'aus_4'],
      },
      zones: { munich: { control: 'austria' as never } },
      clock: { next: 'coalition' },
      tracks: { austrianDuty: [] },
      action: actionOf('coalition', 1, { usesReserve: false }),
    });
    beginCampaign(g, cardId('14C'));
    const table = tableAt(g);
    for (const force of ['mack', 'jean'])
      table
        .answer('coalition', { kind: 'activate', force })
        .answer('coalition', { kind: 'forced', points: 0 })
        .answer('coalition', { kind: 'march', to: 'ulm' })
        .until('campaign.fightOrWait')
        .answer('coalition', 'await');
    return table.answer('coalition', { kind: 'fightIn', zone: 'ulm' });
  };
  const apart = (): Table =>
    campaign('davout').answer('empire', event('1F', 'a')).answer('empire', { kind: 'holdApart', force: 'davout' });

  test('12.6 Davout meets Mack and Jean one after the other, as the Coalition orders them', () => {
    const table = apart().answer('coalition', { kind: 'fightWith', force: 'jean' });
    expect(table.state.battle?.forces.coalition).toEqual([forceOf(table, 'jean').id]);
  });
  test('12.6 without the card they fight together', () => {
    const table = campaign('davout').answer('empire', 'pass');
    expect(
      table.state.generals.filter(({ id, at: place }) => ['mack', 'jean'].includes(id) && place !== 'reserve'),
    ).toHaveLength(1);
  });
  /** Jean has been beaten, and Mack waits. */
  const between = (): Table =>
    apart()
      .answer('coalition', { kind: 'fightWith', force: 'jean' })
      .until('14.6')
      .dice(1, 1, 6, 6)
      .until('genius.fallBack');
  test('1F after any of these battles he may fall back', () => {
    const table = between().answer('empire', 'yes').until('campaign.next');
    expect(forceOf(table, 'davout').zone).not.toBe('ulm');
  });
  test('1F or stand, and meet the next', () => {
    const table = between().answer('empire', 'no');
    expect(forceOf(table, 'davout').zone).toBe('ulm');
    table.until('campaign.next').answer('coalition', { kind: 'fightIn', zone: 'ulm' });
    expect(table.state.battle?.forces.coalition).toEqual([forceOf(table, 'mack').id]);
  });
  test('12.6 the defender must have a defence of two or three', () => {
    expect(whyNot(campaign('ney'), event('1F', 'a'))).toBe('genius.nobody');
  });
});
