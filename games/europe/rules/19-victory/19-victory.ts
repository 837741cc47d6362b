import type { Script } from '@bivouac/kernel';
import type { CardId } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 5.4, 19 The victory conditions are checked. */
// oxlint-disable-next-line require-yield
export function* victoryPhase(_g: Europe): Script {
  throw new Error('not written yet');
}

/** 19 The level rises or falls; at 20 the Empire has won, at 0 the Coalition. */
export const scoreVictory = (_g: Europe, _by: number): void => {
  throw new Error('not written yet');
};

/** 6.2 The victory points on a card, when it is played as an event. */
export const scoreCard = (_g: Europe, _card: CardId): void => {
  throw new Error('not written yet');
};
