import { expect, test } from 'vitest';
import { cardId, duchyId, leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { announced } from '../testing/events.ts';
import { at, type Position } from '../testing/position.ts';
import { quiet, unanswered } from '../testing/windows.ts';

const effects: NonNullable<Position['effects']> = [
  { kind: 'timed', card: cardId('armistice'), nation: 'austria' },
  { kind: 'armistice', card: cardId('armistice'), nations: ['austria', 'france'] },
];

test('87 Armistice: no French Formation enters an Austrian Duchy, Russians still may be attacked', () => {
  const table = at({ active: 'france', points: 4, fleets: {}, forces: { munich: ['ney', 'france 2'] }, effects });
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  expect(table.refusal('france', { duchy: 'linz' }).because.key).toBe('enter.armistice');
});
test('87 Armistice: no Flag by points, save for Forces that an event has placed (17.2)', () => {
  const table = at({ active: 'france', points: 1, fleets: {}, forces: { linz: ['france 2'] }, effects });
  expect(table.refusal('france', { kind: 'flag', duchy: 'linz' }).because.key).toBe('enter.armistice');
});
test('87 Armistice: a battle of the two whose dice have not been rolled is called off, and the Active side goes back', () => {
  const forces = { munich: ['davout', 'france 4'], linz: ['austria 3'] };
  const table = at({ active: 'france', points: 6, fleets: {}, forces, hands: { austria: ['armistice'] } });
  table
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'linz' });
  while (
    ['evade.offer', 'response.offer'].includes(table.asked().prompt.key) &&
    !(table.asked().prompt.params['moment'] === 'battleStart' && table.asked().by === 'austria')
  )
    table.answer(table.asked().by, 'pass');
  table.answer('austria', { card: 'armistice' }).answer('austria', { one: 'austria', other: 'france' });
  quiet(table);
  expect(leaderRow(table.state, leaderId('davout')).at).toBe('munich');
  expect(unitsIn(table.state, duchyId('linz'), 'austria')).toBe(3);
});
test('87 Armistice: it ends with its card (6.19)', () => {
  const table = at({
    players: 5,
    active: 'france',
    fleets: {},
    forces: {},
    effects,
    impulse: { card: true, timed: true },
    hands: { russia: ['rally'] },
  });
  table.answer('france', 'endImpulse').dice(6).answer('france', { card: 'armistice' });
  expect(table.state.effects).toEqual([]);
});
test('87 Armistice: as the event of an Impulse; one of the two is the player’s or an Ally', () => {
  const table = announced('armistice', 'russia');
  expect(() => table.answer('russia', { one: 'prussia', other: 'france' })).toThrow('no answer fits');
  unanswered(table.answer('russia', { one: 'austria', other: 'france' }));
  expect(table.state.effects.map(({ kind }) => kind)).toEqual(['timed', 'armistice']);
  expect(table.state.cards.inPlay).toContain('armistice');
});
test('87 Armistice: it closes no other Duchy', () => {
  const table = at({ active: 'france', points: 4, fleets: {}, forces: { munich: ['ney', 'france 2'] }, effects });
  table.answer('france', { kind: 'march', leader: 'ney' }).answer('france', 'withArmy');
  unanswered(table.answer('france', { duchy: 'ratisbon' }));
  expect(leaderRow(table.state, leaderId('ney')).at).toBe('ratisbon');
});
