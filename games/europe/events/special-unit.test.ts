import { describe, expect, test } from 'vitest';
import type { Edition } from '../catalogue/ids.ts';
import { inBudget } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt } from '../testing/pieces.ts';

describe('33C Uxbridge, 34C King’s German Legion, 36C Chevalier Guards', () => {
  const british = ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2'];
  const russian = ['koutouzov', 'armee_1ere', 'rus_1'];
  const CARDS = [
    ['33C', 'sp_gbr_uxbridge', 'wellington'],
    ['34C', 'sp_gbr_kgl', 'wellington'],
    ['36C', 'sp_rus_chevaliers', 'koutouzov'],
  ] as const;
  const forces = { londres: british, moscou: russian };
  test.each(CARDS)('2.1 %s: %s joins the army of %s', (card, special, general) => {
    const table = inBudget(card, { forces }).answer('coalition', event(card));
    expect(table.asked('coalition').answers).toEqual([{ kind: 'raiseWith', force: general }]);
    table.answer('coalition', { force: general });
    expect(table.state.specials.find(({ id }) => id === special)?.at).toBe(generalAt(table, general));
    expect(table.state.cards.removed).toContain(card);
  });
  test.each(CARDS)('2.1 %s: not without an army of the nation, nor twice', (card, special) => {
    expect(
      whyNot(inBudget(card, { forces: { vienne: ['charles', 'armee_allemagne', 'aus_1'] } }), event(card), 'coalition'),
    ).toBe('specialUnit.noArmy');
    const there = { londres: [...british, special], moscou: [...russian, special] };
    expect(whyNot(inBudget(card, { forces: there }), event(card), 'coalition')).toBe('specialUnit.onMap');
  });
  test('7.3.4 not into an army out of supply', () => {
    const cut = { madrid: russian };
    expect(whyNot(inBudget('36C', { forces: cut }), event('36C'), 'coalition')).toBe('specialUnit.noArmy');
  });
  test('10.1 revised: it counts as a step under command', () => {
    const full = { moscou: ['constantin', 'armee_1ere', 'rus_1', 'rus_2', 'rus_3', 'rus_4', 'rus_7', 'rus_8'] };
    const why = (edition: Edition): string | undefined =>
      whyNot(inBudget('36C', { forces: full, edition }), event('36C'), 'coalition');
    expect(why('revised')).toBe('specialUnit.noArmy');
    expect(why('2013')).toBeUndefined();
  });
});
