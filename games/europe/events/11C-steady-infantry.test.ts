import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { sheetOf } from '../testing/battles.ts';
import { battleWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';

describe('11C Steady Infantry', () => {
  const [austria, france] = [nationId('austria'), nationId('france')];
  test('14.5.7 one more on the dice of a Coalition force that defends', () => {
    const table = battleWith('11C', { zones: { munich: { control: austria } } }).answer('coalition', event('11C'));
    expect(sheetOf(table).modifiers.coalition).toContainEqual({ what: 'card', by: 1, card: '11C' });
    expect(sheetOf(table).modifiers.empire).not.toContainEqual(expect.objectContaining({ card: '11C' }));
  });
  test('14.5.7 not when it attacks', () => {
    const table = battleWith('11C', { attacker: 'coalition' });
    expect(whyNot(table, event('11C'), 'coalition')).toBe('battleCard.attacks');
  });
  test('14.5.7 not when it is out of supply', () => {
    const zones = { innsbruck: { control: france }, salzbourg: { control: france }, munich: { control: austria } };
    const table = battleWith('11C', { zones });
    expect(sheetOf(table).unsupplied.coalition).toBe(true);
    expect(whyNot(table, event('11C'), 'coalition')).toBe('battleCard.unsupplied');
  });
});
