import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { layFaceDown } from '../../state/state.ts';
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
