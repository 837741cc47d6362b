import { expect, test } from 'vitest';
import { battleOfBiscay } from '../testing/battles.ts';
import type { Position, Table } from '../testing/position.ts';

const fought = (wanted: Position = {}): Table =>
  battleOfBiscay({ hands: { britain: ['the_nelson_touch'] }, ...wanted });

test('81 The Nelson Touch: a die more for each British Squadron in this Round; it stays in the deck', () => {
  const table = fought().answer('britain', { card: 'the_nelson_touch' }).dice(1);
  expect(table.asked().prompt.params).toMatchObject({ nation: 'britain', dice: 2 * 3 + 2 });
  expect(table.state.cards.discards).toContain('the_nelson_touch');
});
test('81 The Nelson Touch: on a 6 it leaves the game', () => {
  const table = fought().answer('britain', { card: 'the_nelson_touch' }).dice(6);
  expect(table.state.cards.removed).toContain('the_nelson_touch');
});
test('81 The Nelson Touch: for Britain alone', () => {
  const table = fought({ hands: { france: ['the_nelson_touch'] } });
  expect(table.refusal('france', { kind: 'battleEvent', card: 'the_nelson_touch' }).because.key).toBe('card.notYours');
});
