import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { nation } from '../../state/state.ts';
import { placeOf, totals } from './reading.ts';
import { page } from './story.ts';

describe.each(EDITIONS)('the diplomacy of 1806 in the example (%s)', (edition) => {
  test('8.2.3 the Bombardment of Copenhagen on Egypt: a 4 fails, the card leaves the game, escalade 2', () => {
    const played = page(edition, 'egyptDeclines');
    expect(played.throws).toEqual([{ of: 'diplomacy', face: 4, modifiers: { card: 1 } }]);
    expect(totals(played)).toEqual([5]);
    expect(played.told('diplomacy.failed')).toEqual([{ side: 'coalition', nation: 'egypte' }]);
    expect(played.told('escalade.level')).toEqual([{ by: 1, level: 2 }]);
    expect(played.table.state.cards.removed).toContain('17C');
  });
  test('8.2.1, 8.2.3 Intrigues is worth 1 and reaches a major power: 2 + 2 + 2 = 6', () => {
    const played = page(edition, 'prussiaJoins');
    expect(played.throws).toEqual([{ of: 'diplomacy', face: 2, modifiers: { influence: 2, card: 2 } }]);
    expect(totals(played)).toEqual([6]);
    expect(nation(played.table.state, nationId('prussia'))).toMatchObject({ side: 'coalition', status: 'belligerent' });
    const before = page(edition, 'egyptDeclines').table;
    expect(before.refusal('coalition', { kind: 'envoy', card: '13C', nation: 'prussia' }).because.key).toBe(
      'diplomacy.cardTooLow',
    );
  });
  test('7.4 Prussia brings two cards, not three: rulings/7.4-cards-of-a-new-ally.md', () => {
    expect(page(edition, 'prussiaJoins').told('card.drawnUnseen')).toEqual([{ side: 'coalition', many: 2 }]);
    expect(page(edition, 'prussiaJoins').table.state.cards.hands.coalition).toHaveLength(8);
  });
  test('8.1.2, 8.2.3 Saxony and Hesse follow, and their corps take the field', () => {
    const { table } = page(edition, 'prussiaJoins');
    expect([placeOf(table, 'sax_1'), placeOf(table, 'hes_1')]).toEqual(['wittemberg', 'kassel']);
    expect(['saxe', 'hesse'].map((id) => nation(table.state, nationId(id)).side)).toEqual(['coalition', 'coalition']);
  });
  test('8.2.3 Talleyrand on Egypt: 3 + 2 + 1 = 6, and a card for Cairo', () => {
    const played = page(edition, 'egyptJoins');
    expect(played.throws).toEqual([{ of: 'diplomacy', face: 3, modifiers: { influence: 1, card: 2 } }]);
    expect(totals(played)).toEqual([6]);
    expect(nation(played.table.state, nationId('egypte'))).toMatchObject({ side: 'empire', status: 'ally' });
    expect(played.told('card.drawnUnseen')).toEqual([{ side: 'empire', many: 1 }]);
  });
  test('7.5 the neutral powers stay where they are', () => {
    expect(page(edition, 'neutralsStay').told('neutral.moved')).toEqual([]);
  });
});
