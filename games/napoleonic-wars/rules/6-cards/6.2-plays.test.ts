import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { layFaceDown } from '../../state/state.ts';
import { raisable } from './6.12-raising.ts';
import { position, type Table, tableAt } from '../../testing/position.ts';

const subject = (): Table => {
  const g = position({
    players: 5,
    clock: { marker: 'austria' },
    hands: { austria: ['godoy'], france: ['plunder'], russia: ['fouche'] },
    nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 2, reserves: [] } },
  });
  layFaceDown(g, cardId('talleyrand'), 'austria');
  return tableAt(g);
};

test('14.31 a face-down Reserve is played besides a card, for its points', () => {
  const table = subject().answer('austria', { kind: 'points', card: 'godoy' });
  table.answer('austria', { kind: 'hiddenPoints', card: 'talleyrand' });
  expect(table.state.impulse?.points).toBe(5 + 6);
  expect(table.state.cards.faceDown.austria).toEqual([]);
});
test('14.31 others do not see it', () => {
  expect(subject().view('france').state.cards.faceDown.austria).toEqual([null]);
  expect(subject().view('austria').state.cards.faceDown.austria).toEqual(['talleyrand']);
});
test('14.31, 6.14 a Response that lies face down is played as a Reserve, and then it is discarded', () => {
  const g = position({
    players: 5,
    active: 'france',
    points: 4,
    fleets: {},
    forces: { munich: ['davout', 'france 2'] },
    nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 2, reserves: [] } },
  });
  layFaceDown(g, cardId('bridge_destroyed'), 'austria');
  const table = tableAt(g).answer('france', { kind: 'march', leader: 'davout' }).answer('france', 'withArmy');
  table.answer('france', { kind: 'to', duchy: 'ratisbon' }).answer('austria', { card: 'bridge_destroyed' });
  expect(table.events('march.voided')).toHaveLength(1);
  expect(table.state.cards.faceDown.austria).toEqual([]);
  expect(table.state.cards.discards).toEqual(['bridge_destroyed']);
});
test('14.31, 6.15 a Battle event that lies face down serves as a battle Reserve, in its own Impulse as the plus play', () => {
  const g = position({
    players: 5,
    active: 'austria',
    points: 4,
    fleets: {},
    forces: { linz: ['charles', 'austria 4'], munich: ['france 1'] },
    nations: { austria: { reserves: [] }, france: { reserves: [] } },
  });
  layFaceDown(g, cardId('cold_steel'), 'austria');
  const table = tableAt(g).answer('austria', { kind: 'march', leader: 'charles' }).answer('austria', 'withArmy');
  table.answer('austria', { kind: 'to', duchy: 'munich' }).answer('france', 'pass');
  table.answer('austria', { kind: 'battleEvent', card: 'cold_steel' });
  expect(table.state.impulse?.plus).toBe(true);
  expect(table.state.battle?.events).toEqual(['cold_steel']);
});
test('14.31, 6.12 and it pays what its nation is forced to raise', () => {
  const g = position({ players: 5, hands: {}, nations: { austria: { reserves: [] } } });
  layFaceDown(g, cardId('talleyrand'), 'austria');
  expect(raisable(g, 'austria')).toBe(6);
});
test('14.31 a face-down event is a Reserve: Captured Dispatches do not catch it', () => {
  const g = position({
    players: 5,
    active: 'austria',
    impulse: { played: false },
    hands: { russia: ['captured_dispatches'] },
    nations: { austria: { camp: null, subjectTo: 'france', graceUntil: 2, reserves: [] } },
  });
  layFaceDown(g, cardId('war_loan'), 'austria');
  const table = tableAt(g).answer('austria', { kind: 'hiddenEvent', card: 'war_loan' });
  expect(table.questions().flatMap(({ answers }) => answers)).not.toContainEqual(
    expect.objectContaining({ card: 'captured_dispatches' }),
  );
});
