import type { Fault } from '@bivouac/kernel';
import { cards } from '../catalogue/catalogue.ts';
import { type Europe, SIDES } from '../state/state.ts';

/** 6.1 No card is lost or doubled. */
export const cardsAreWhole = ({
  cards: { hands, piles, discards, setAside, permanents, removed, wars },
}: Europe): readonly Fault[] => {
  const heaps = [hands, piles, discards, setAside, permanents];
  const all = [...SIDES.flatMap((side) => heaps.flatMap((heap) => heap[side])), ...removed, ...wars];
  const faults: Fault[] = [];
  if (all.length !== cards.size) faults.push({ rule: '6.1', what: `${all.length} cards in place of ${cards.size}` });
  if (new Set(all).size !== all.length) faults.push({ rule: '6.1', what: 'a card is in two places' });
  return faults;
};
