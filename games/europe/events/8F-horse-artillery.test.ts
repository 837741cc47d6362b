import { describe, expect, test } from 'vitest';
import { battleAt, sheetOf } from '../testing/battles.ts';
import { battleWith, CUT_OFF, dealt } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';

describe('8F Horse Artillery', () => {
  test('14.5.7 one more on the dice', () => {
    const table = battleWith('8F').answer('empire', event('8F'));
    expect(sheetOf(table).modifiers.empire).toContainEqual({ what: 'card', by: 1, card: '8F' });
    expect(sheetOf(table).modifiers.coalition).not.toContainEqual(expect.objectContaining(event('8F')));
  });
  test('14.5.7 not for a force out of supply', () => {
    const cut = battleWith('8F', { zones: CUT_OFF });
    expect(sheetOf(cut).unsupplied.empire).toBe(true);
    expect(whyNot(cut, event('8F'))).toBe('battleCard.unsupplied');
  });
  test('14.5.7 not for a depot that defends itself', () => {
    const alone = battleAt(dealt('8F', { forces: { munich: ['aus_1-'] }, depots: { munich: 'france' } }), {
      zone: 'munich',
      attacker: 'coalition',
      by: ['aus_1'],
      against: [],
      from: 'salzbourg',
    });
    expect(whyNot(alone, event('8F'))).toBe('battleCard.nobody');
  });
});
