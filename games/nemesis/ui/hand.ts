import { readVignettes } from '@bivouac/board/cards/read-vignettes.ts';
import type { HandCard } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { SEAT_COLOURS } from '../cover/colours.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { cardsTold } from './panels/cards.ts';
import { sideOf } from './seen.ts';
import vignettesJson from './vignettes.json' with { type: 'json' };

const vignetteOf = readVignettes(vignettesJson);

/** 16.1 The cards that a seat holds. */
export const hand = (view: NemesisView, seat: Seat, language: Language): readonly HandCard[] =>
  cardsTold(view, seat, language)
    .hand.filter(({ side }) => side === sideOf(seat))
    .map(({ id, side, title, words, note = '' }) => ({
      id,
      number: id,
      title,
      words,
      note,
      vignette: vignetteOf(id),
      colour: SEAT_COLOURS[side],
    }));
