import type { CardId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'malet.atHome': {};
  'malet.geniusGone': { card: CardId };
}

export const maletWords: Words<Messages> = {
  en: {
    'malet.atHome': () => 'Napoleon is not with a force outside France.',
    'malet.geniusGone': ({ card }, name) => `${name.card(card)} leaves the game.`,
  },
  fr: {
    'malet.atHome': () => 'Napoléon n’est pas avec une force hors de France.',
    'malet.geniusGone': ({ card }, name) => `${name.card(card)} quitte le jeu.`,
  },
};
