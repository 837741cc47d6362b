import { expect, test } from 'vitest';
import { handOf } from '../state/state.ts';
import { at, type Position, type Table } from '../testing/position.ts';

const session = (wanted: Position = {}): Table =>
  at({ players: 5, active: 'britain', hands: { britain: ['rally'] }, impulse: { played: false }, ...wanted });

test('5.51 example, vector T31: Parliament gives Austria a card, and the Turn goes on', () => {
  const table = session()
    .answer('britain', { kind: 'points', card: 'rally' })
    .answer('britain', { kind: 'reserveEvent', reserve: 'parliament' });
  table.answer('britain', { nation: 'austria' }).until('5.1');
  expect(handOf(table.state, 'austria')).toHaveLength(1);
  table.answer('britain', 'endImpulse');
  expect(table.events('turn.ends')).toHaveLength(0);
});
test('6.1 not without an Ally in a Camp', () => {
  const alone = session({ nations: { britain: { camp: null }, austria: { camp: null }, russia: { camp: null } } });
  expect(alone.refusal('britain', { kind: 'reserveEvent', reserve: 'parliament' }).because.key).toBe(
    'parliament.nobody',
  );
});
