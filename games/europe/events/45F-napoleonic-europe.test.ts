import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../catalogue/ids.ts';
import { holding, inBudget, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { generalAt, nationOf, unitAt } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

describe.each(EDITIONS)('45F Napoleonic Europe (%s)', (edition) => {
  const ally = { side: 'empire', status: 'ally' } as const;
  const lands = { cleves: ally, berg: ally, hesse: ally, hanovre: ally, naples: ally };
  const ready: Position = { edition, played: ['20F', '24F'], tracks: { period: 'Punishments', escalade: null } };
  const founding = (nations: Position['nations'] = lands, wanted: Position = {}): Table =>
    holding('45F', { ...ready, nations, ...wanted });
  test('8.3.2 Westphalia is a protectorate; its corps and Jérôme may be built', () => {
    const table = founding();
    const before = table.state.tracks.victory ?? 0;
    table.answer('empire', event('45F'));
    expect(nationOf(table, 'westphalie')).toMatchObject({ side: 'empire', status: 'protectorate' });
    expect([unitAt(table, 'wes_1'), generalAt(table, 'jerome')]).toEqual(['reserve', 'reserve']);
    expect(table.state.tracks.victory).toBe(before + 1);
    expect(table.state.cards.removed).toContain('45F');
  });
  test('8.3.2 in the budget and the diplomatic phase too', () => {
    expect(whyNot(inDiplomacy('45F', { ...ready, nations: lands }), event('45F'))).toBeUndefined();
    const table = inBudget('45F', { ...ready, nations: lands, forces: {} });
    expect(whyNot(table, event('45F'))).toBeUndefined();
  });
  test('8.3.2 after 20F and 24F, with the Punishments', () => {
    expect(whyNot(founding(lands, { played: ['20F'] }), event('45F'))).toBe('event.needsEvent');
    expect(whyNot(founding(lands, { played: ['24F'] }), event('45F'))).toBe('event.needsEvent');
    expect(whyNot(founding(lands, { tracks: { period: 'Epic' } }), event('45F'))).toBe('event.needsPunishments');
  });
  test('8.3.2 with four of the lands and Naples', () => {
    const { naples: _, ...without } = lands;
    expect(whyNot(founding(without), event('45F'))).toBe('state.needsNaples');
    const { cleves: __, ...three } = lands;
    expect(whyNot(founding(three), event('45F'))).toBe('state.needsAllies');
  });
  test('8.3.2 once', () => {
    const made = { ...lands, westphalie: { side: 'empire', status: 'protectorate' } } as const;
    expect(whyNot(founding(made), event('45F'))).toBe('westphalia.exists');
  });
});
