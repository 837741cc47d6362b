import type { Language } from '@bivouac/kernel';
import type { News } from '@bivouac/wire';
import { within } from '@bivouac/board/text/within.ts';
import type { SpeakPage } from '../../../text/speak.ts';
import type { PageGame } from '../../page-game.ts';

/** A piece of news as a sentence. */
export const newsWords = (news: News, game: PageGame | undefined, language: Language, words: SpeakPage): string => {
  const match = game?.ui.title(language) ?? news.game;
  switch (news.kind) {
    case 'turn':
      return words('notice.turnSeat', { match, seat: within(game?.ui.seatName(language, news.seat) ?? news.seat) });
    case 'invited':
      return words('notice.invited', { by: news.by, match });
  }
};
