import type { Side } from '../catalogue/ids.ts';
import { at, type Position, type Table } from './position.ts';

/** Cards of the Empire bear an F, those of the Coalition a C. */
const ownerOf = (card: string | undefined): Side => (card?.endsWith('F') ? 'empire' : 'coalition');

/** The owner of these cards holds them and nobody any other; it is his turn, in the rounds unless it is said otherwise. */
export const holding = (cards: string | readonly string[], wanted: Position = {}): Table => {
  const hand = typeof cards === 'string' ? [cards] : cards;
  const owner = ownerOf(hand[0]);
  return at({
    noOtherCards: true,
    forces: { paris: ['fra_1'] },
    fleets: {},
    ...wanted,
    hands: { empire: [], coalition: [], [owner]: hand, ...wanted.hands },
    tracks: { austrianDuty: [], ...wanted.tracks },
    clock: { next: owner, ...wanted.clock },
  });
};

/** The same in the diplomatic phase. */
export const inDiplomacy = (cards: string | readonly string[], wanted: Position = {}): Table =>
  holding(cards, { ...wanted, clock: { phase: 'diplomacy', round: 0, ...wanted.clock } });

/** The same when the budgets are to be opened. */
export const inBudget = (cards: string | readonly string[], wanted: Position = {}): Table =>
  holding(cards, {
    ...wanted,
    clock: { phase: 'budget', round: 0, next: 'coalition', power: null, step: 0, ...wanted.clock },
  });
