import type { CardId, Nation } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface InterphaseMessages {
  'subject.draw': { nation: Nation; cards: number };
  'subject.drew': { nation: Nation };
  'excess.random': { nation: Nation; card: CardId };
  'excess.which': { nation: Nation; excess: number };
  'excess.discarded': { nation: Nation; card: CardId };
}
export type InterphaseAnswer =
  | { readonly kind: 'swapHand' }
  | { readonly kind: 'discardExcess'; readonly card: CardId };

export const interphaseWording: Wording<InterphaseMessages, InterphaseAnswer> = {
  en: {
    'subject.draw': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} is a Subject Neutral: give up the Hand and the Reserves for ${count(cards, 'card')} and face-down Reserves?`,
    'subject.drew': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} draws its largest Hand, and new Reserves for this Turn.`,
    'excess.random': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} has too many cards: ${name.card(card)} is discarded for a Resource.`,
    'excess.which': ({ nation, excess }, name) =>
      `${capital(name.the.nation(nation))} must still discard ${count(excess, 'card')}. Which?`,
    'excess.discarded': ({ nation, card }, name) => `${capital(name.the.nation(nation))} discards ${name.card(card)}.`,
  },
  fr: {
    'subject.draw': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} est un neutre assujetti : échanger la main et les Réserves contre ${nombre(cards, 'carte')} et des Réserves face cachée ?`,
    'subject.drew': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} pioche sa main maximale, et de nouvelles Réserves pour ce tour.`,
    'excess.random': ({ nation, card }, name) =>
      `${capital(name.the.nation(nation))} a trop de cartes : ${name.card(card)} est défaussée contre une Ressource.`,
    'excess.which': ({ nation, excess }, name) =>
      `${capital(name.the.nation(nation))} doit encore défausser ${nombre(excess, 'carte')}. Laquelle ?`,
    'excess.discarded': ({ nation, card }, name) => `${capital(name.the.nation(nation))} défausse ${name.card(card)}.`,
  },
  labels: {
    en: {
      byKind: { swapHand: () => 'Draw the largest Hand', discardExcess: ({ card }, name) => name.card(card) },
      byQuestion: { 'subject.draw/pass': 'Keep the Hand' },
    },
    fr: {
      byKind: { swapHand: () => 'Piocher la main maximale', discardExcess: ({ card }, name) => name.card(card) },
      byQuestion: { 'subject.draw/pass': 'Garder la main' },
    },
  },
};
