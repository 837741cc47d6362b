import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { type Edition, EDITIONS, type Side } from '../../catalogue/ids.ts';
import { hand, putCard } from '../../state/state.ts';
import { whyNot } from '../../testing/events.ts';
import { at, type Position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { handSize } from '../6-cards/6.3-hand-size.ts';
import { buildHands } from './7.2-hand-building.ts';

const building = (side: Side, wanted: Position = {}): Table =>
  at({
    forces: {},
    fleets: {},
    ...wanted,
    clock: { phase: 'hands', year: 1806, round: 0, next: 'coalition', step: side === 'coalition' ? 0 : 1 },
  });
const discard = (card: string) => ({ kind: 'discard', card }) as const;
/** Chance draws until the side has its hand. */
const drawn = (table: Table): Table => {
  while (table.asked().by === 'chance') table.pick('chance', () => true);
  return table;
};

describe.each(EDITIONS)('5.1.2, 7.2 building a hand (%s)', (edition) => {
  test('7.2 the Coalition, then the Empire', () => {
    const table = building('coalition', { edition });
    expect(table.asked().by).toBe('coalition');
    drawn(table.answer('coalition', 'done'));
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '6.3' });
    drawn(table.answer('empire', 'done'));
    expect(table.state.clock.phase).toBe('budget');
  });
  test('6.3 a card is kept or discarded, and the hand filled to its size', () => {
    const table = building('empire', { edition, hands: { empire: ['8F', '6F'], coalition: [] } });
    table.answer('empire', discard('8F')).answer('empire', 'done');
    const size = handSize(table.state, 'empire');
    drawn(table);
    expect(hand(table.state, 'empire')).toHaveLength(size);
    expect(hand(table.state, 'empire')).toContain('6F');
    expect(table.state.cards.discards.empire).toEqual(['8F']);
  });
  test('6.2 permanent cards come first, and are never thrown away', () => {
    const table = building('empire', { edition, hands: { empire: ['1F', '6F'], coalition: [] } });
    expect(whyNot(table, discard('1F'))).toBe('hand.permanent');
    const laidReady = scene({ edition, forces: {}, clock: { phase: 'hands', step: 1 } }, function* (g) {
      putCard(g, cardId('1F'), 'permanents');
      yield* buildHands(g);
    }).answer('empire', 'done');
    expect(hand(laidReady.state, 'empire')).toEqual(['1F']);
  });
  test('6.2 and leave the hand with their power', () => {
    const gone = { austria: { side: 'neutral', status: 'forcedPeace' } } as const;
    const table = building('coalition', { edition, nations: gone, hands: { empire: [], coalition: ['3C'] } });
    table.answer('coalition', 'done');
    expect(hand(table.state, 'coalition')).not.toContain('3C');
    expect(table.state.cards.permanents.coalition).toContain('3C');
  });
  test('18.2.2 what a conquest has added counts once', () => {
    const table = building('empire', { edition, tracks: { spoils: { empire: 1, coalition: 0 } } });
    drawn(table.answer('empire', 'done'));
    expect(table.state.tracks.spoils).toEqual({ empire: 0, coalition: 0 });
  });
});

test.each([
  ['2013', undefined],
  ['revised', 'hand.mustKeep'],
] as const)('6.3 whether the Snare of Bayonne may be discarded (%s)', (edition, why) => {
  const table = building('empire', { edition, hands: { empire: ['24F', '25F'], coalition: [] } });
  expect(whyNot(table, discard('24F'))).toBe(why);
  expect(whyNot(table, discard('25F'))).toBe('hand.mustKeep');
});

/** Ten cards kept where the hand has fewer. */
const KEPT = ['2F', '3F', '6F', '8F', '10F', '13F', '19F', '21F', '27F', '25F'];
const keeping = (edition: Edition): Table =>
  building('empire', { edition, hands: { empire: KEPT, coalition: [] } }).answer('empire', 'done');
test('5.1.2 2013: cards kept above the size of the hand stay', () => {
  const table = keeping('2013');
  expect(table.state.clock.phase).toBe('budget');
  expect(hand(table.state, 'empire').length).toBeGreaterThan(handSize(table.state, 'empire'));
});
test('5.1.2 revised: the hand has exactly its size', () => {
  const table = keeping('revised');
  expect(table.asked().prompt.key).toBe('hand.discardDown');
  expect(whyNot(table, discard('25F'))).toBe('hand.mustKeep');
  while (table.asked().prompt.key === 'hand.discardDown') table.pick('empire', () => true);
  expect(hand(table.state, 'empire')).toHaveLength(handSize(table.state, 'empire'));
});

test('6.4 when the pile is used up the discards are the new pile', () => {
  const table = building('empire', { noOtherCards: true, hands: { empire: ['8F', '6F'], coalition: [] } });
  table.answer('empire', discard('8F')).answer('empire', 'done');
  expect(table.asked('chance').answers).toEqual([{ kind: 'drawCard', card: cardId('8F') }]);
  table.pick('chance', () => true);
  expect(table.events('card.reshuffled')).toHaveLength(1);
  expect(hand(table.state, 'empire')).toEqual(['6F', '8F']);
});
