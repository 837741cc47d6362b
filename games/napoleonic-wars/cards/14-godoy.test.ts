import { expect, test } from 'vitest';
import { campOf, consulOf, handOf, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';
import { duchyId } from '../catalogue/catalogue.ts';
import { unanswered } from '../testing/windows.ts';
import type { Position, Table } from '../testing/position.ts';

const TURN_2: Position = { clock: { turn: 2 } };
const broken = (wanted: Position = {}): Table => announced('godoy', 'austria', { ...TURN_2, ...wanted });

test('14 Godoy, vector T64: the Pact is broken; France may restore it with 5 points of one card', () => {
  const table = broken({ hands: { france: ['grand_battery'], spain: ['rally'] } });
  table.answer('france', 'restoreForPoints').answer('france', { kind: 'payCard', card: 'grand_battery' });
  expect(consulOf(table.state, 'spain')).toMatchObject({ row: 'france', column: 'pact' });
  expect(campOf(table.state, 'spain')).toBe('imperial');
  expect(handOf(table.state, 'spain')).toEqual(['rally']);
});
test('14 Godoy: or with a smaller card and a Reserve', () => {
  const table = broken({ hands: { france: ['cold_steel'] } });
  table.answer('france', 'restoreForPoints').answer('france', { kind: 'payCard', card: 'cold_steel' });
  table.answer('france', { kind: 'payReserve', reserve: 'guerre_de_course' });
  expect(consulOf(table.state, 'spain')?.column).toBe('pact');
});
test('8.21 any nation may restore it by event, in Order of Movement: rulings/8.21-restoring.md', () => {
  const table = broken({ hands: { russia: ['talleyrand'] } });
  table.answer('russia', { kind: 'restoreBy', card: 'talleyrand' });
  expect(consulOf(table.state, 'spain')?.column).toBe('pact');
});
test('8.21 nobody restores it: Spain is Neutral with a new Hand, and the French in Spain Regroup', () => {
  const table = broken({
    nations: { france: { reserves: [] } },
    hands: { spain: ['rally'] },
    forces: { madrid: ['france 2'], toulouse: ['spain 1'] },
  });
  if (table.asked().prompt.key === 'pact.restore') unanswered(table.answer('france', 'pass'));
  expect(campOf(table.state, 'spain')).toBeNull();
  expect(unitsIn(table.state, duchyId('madrid'), 'france')).toBe(0);
  expect(table.state.regroup).toMatchObject({ france: 2, spain: 1 });
  expect(handOf(table.state, 'spain')).toHaveLength(1);
});
test('14 Godoy: without a Pact its Consul moves up to two boxes', () => {
  const consuls = { spain: { row: 'france', column: 'aide' } } as const;
  const nations = { spain: { camp: null } };
  const table = broken({ consuls, nations }).answer('austria', { kind: 'consulLeft', nation: 'spain' });
  expect(consulOf(table.state, 'spain')?.column).toBe('friend');
});
test('14 Godoy: not in 1805 (6.18)', () => {
  expect(refused('godoy', 'austria')).toBe('card.not1805');
});
