import { describe, expect, test } from 'vitest';
import { nationId } from '../catalogue/catalogue.ts';
import { type Edition, EDITIONS } from '../catalogue/ids.ts';
import { battleWith } from '../testing/card-battles.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt, generalOf } from '../testing/pieces.ts';
import type { Table } from '../testing/position.ts';

describe('4C Wound', () => {
  /** Soult lends his value to Napoleon. */
  const assault = (edition: Edition = '2013'): Table =>
    battleWith('4C', {
      edition,
      empire: ['napoleon', 'soult', 'grande_armee', 'fra_10', 'fra_11', 'fra_12'],
      zones: { munich: { control: nationId('austria') } },
    });
  const hit = (usual: number, edition?: Edition): Table =>
    assault(edition)
      .answer('empire', { kind: 'subordinate', general: 'soult' })
      .dice(3, 3, 3, 3, usual)
      .answer('coalition', event('4C'));

  test.each(EDITIONS)('14.7 on five and six he leaves the game (%s)', (edition) => {
    for (const die of [5, 6]) expect(generalAt(hit(1, edition).dice(die), 'soult')).toBe('gone');
  });
  test('14.7 on three and four he is out until the next budget', () => {
    for (const die of [3, 4])
      expect(generalOf(hit(1).dice(die), 'soult')).toMatchObject({ at: 'waiting', until: 1806 });
  });
  test('14.7 on one and two nothing happens', () => {
    for (const die of [1, 2]) expect(generalAt(hit(1).dice(die), 'soult')).toMatch(/^force-/);
  });
  test('14.7 it comes beside his usual test: one who is wounded by that can still be lost', () => {
    expect(generalAt(hit(6).dice(5), 'soult')).toBe('gone');
    expect(generalAt(hit(6).dice(1), 'soult')).toBe('waiting');
  });
  test('6.2 a golden star: it leaves the game', () => {
    expect(hit(1).dice(1).state.cards.removed).toContain('4C');
  });
  test('14.7 not where no subordinate of the Empire has lent his value', () => {
    const own = battleWith('4C', { coalition: ['charles', 'jean', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3'] })
      .answer('coalition', { kind: 'subordinate', general: 'jean' })
      .dice(3, 3, 3, 3, 1);
    expect(whyNot(own, event('4C'), 'coalition')).toBe('wound.nobody');
  });
});
