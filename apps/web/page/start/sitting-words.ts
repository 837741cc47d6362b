import type { Language } from '@bivouac/kernel';
import type { SpeakPage } from '../../text/speak.ts';
import { PERSON, type SittingCard } from '../../worker/protocol.ts';
import type { CoveredGame } from '../page-game.ts';

/** The scenario's name, or that of the game, when the player has given none. */
export const nameOf = (
  card: Pick<SittingCard, 'name' | 'game' | 'options'>,
  game: CoveredGame | undefined,
  language: Language,
): string => {
  if (card.name !== '') return card.name;
  if (!game) return card.game;
  const { options } = card;
  const scenario = typeof options === 'object' && options !== null && 'scenario' in options ? options.scenario : '';
  const named = typeof scenario === 'string' ? game.ui.options(language)['scenario']?.values[scenario] : undefined;
  return named ?? game.ui.title(language);
};

/** Who plays which side. */
export const sidesOf = (
  card: SittingCard,
  game: CoveredGame | undefined,
  language: Language,
  words: SpeakPage,
): string => {
  const sides = Object.entries(card.players).map(([seat, player]) =>
    player === PERSON
      ? (game?.ui.seatName(language, seat) ?? seat)
      : words('saved.player', {
          side: game?.ui.seatName(language, seat) ?? seat,
          player: words('start.bot', { bot: player }),
        }),
  );
  return words('saved.versus', { sides });
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in words. */
export const agoWords = (then: number, now: number, language: Language): string => {
  const past = Math.max(0, now - then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  return format.format(-Math.floor(past / DAY), 'day');
};
