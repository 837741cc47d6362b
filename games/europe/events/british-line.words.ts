import type { CardId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'line.attacks': { card: CardId };
  'line.notBritish': { card: CardId };
}

export const britishLineWords: Words<Messages> = {
  en: {
    'line.attacks': ({ card }, name) => `${name.card(card)} is for a force that defends itself.`,
    'line.notBritish': ({ card }, name) => `${name.card(card)} is for a force under a British general.`,
  },
  fr: {
    'line.attacks': ({ card }, name) => `${name.card(card)} : pour une force qui se défend.`,
    'line.notBritish': ({ card }, name) => `${name.card(card)} : pour une force sous un général britannique.`,
  },
};
