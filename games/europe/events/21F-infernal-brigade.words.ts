import type { CardId, ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'siegeCard.citadel': { card: CardId; zone: ZoneId };
  'siegeCard.garrison': { card: CardId; zone: ZoneId };
}

export const infernalBrigadeWords: Words<Messages> = {
  en: {
    'siegeCard.citadel': ({ card, zone }, name) =>
      `${name.card(card)} is for a fortress of the first level; ${name.zone(zone)} is stronger.`,
    'siegeCard.garrison': ({ card, zone }, name) =>
      `${name.card(card)} is for a fortress without a garrison; ${name.zone(zone)} has one.`,
  },
  fr: {
    'siegeCard.citadel': ({ card, zone }, name) =>
      `${name.card(card)} vaut contre une forteresse de niveau 1 ; ${name.zone(zone)} est plus forte.`,
    'siegeCard.garrison': ({ card, zone }, name) =>
      `${name.card(card)} vaut contre une forteresse sans garnison ; ${name.zone(zone)} en a une.`,
  },
};
