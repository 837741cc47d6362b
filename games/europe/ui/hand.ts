import { readVignettes } from '@bivouac/board/cards/read-vignettes.ts';
import type { HandCard } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { SEAT_COLOURS } from '../cover/colours.ts';
import { valueOf } from '../rules/6-cards/6.2-value.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { cardsTold } from './panels/cards.ts';
import { sideOfSeat, stateOf } from './seen.ts';
import vignettesJson from './vignettes.json' with { type: 'json' };

const vignetteOf = readVignettes(vignettesJson);

/** 6 The cards that a seat holds. */
export const hand = (view: EuropeView, seat: Seat, language: Language): readonly HandCard[] => {
  const own = sideOfSeat(seat);
  if (own === undefined) return [];
  const held = new Set<string | null>(view.cards.hands[own]);
  return cardsTold(view, seat, language)
    .hand.filter(({ id }) => held.has(id))
    .map(({ id, title, words, note }) => ({
      id,
      number: id,
      title,
      words,
      note,
      value: String(valueOf(stateOf(view), id)),
      vignette: vignetteOf(id),
      colour: SEAT_COLOURS[own],
    }));
};
