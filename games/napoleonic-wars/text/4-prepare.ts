import type { Camp, CardId, DuchyId, Nation, Power } from '../catalogue/ids.ts';
import type { SeatId } from '../state/nations.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface PrepareMessages {
  'forfeit.which': { left: number };
  'forfeit.given': { nation: Nation; duchy: DuchyId };
  'roles.bid': {};
  'roles.bidMade': { seat: SeatId; camp: Camp; units: number };
  'roles.tie': { camp: Camp };
  'roles.roll': { role: readonly Power[] };
  'roles.plays': { seat: SeatId; role: readonly Power[] };
  'resource.which': {};
  'resource.placed': { nation: Nation };
  'draw.card': { nation: Nation };
  'draw.drew': { nation: Nation; cards: number };
  'draw.got': { nation: Nation; card: CardId };
  'draw.reshuffled': {};
  'draw.noneLeft': { nation: Nation };
  'mulligan.keep': { nation: Nation; cards: number };
  'mulligan.look': { nation: Nation };
  'mulligan.redrawn': { nation: Nation; cards: number };
}
export type PrepareAnswer =
  | { readonly kind: 'forfeit'; readonly nation: Nation; readonly duchy: DuchyId }
  | { readonly kind: 'bid'; readonly camp: Camp; readonly units: number }
  | { readonly kind: 'toSeat'; readonly seat: SeatId }
  | { readonly kind: 'resourceTo'; readonly nation: Nation }
  | { readonly kind: 'draw'; readonly card: CardId }
  | { readonly kind: 'redraw' }
  | { readonly kind: 'keep' };

export const prepareWording: Wording<PrepareMessages, PrepareAnswer> = {
  en: {
    'forfeit.which': ({ left }) => `Your bid: ${count(left, 'Unit')} to give up. Which one next?`,
    'forfeit.given': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} gives up a Unit in ${name.the.place(duchy)}.`,
    'roles.bid': () =>
      'Which Camp do you want, and how many Units would you give up for it if the other player wants it too?',
    'roles.bidMade': ({ seat, camp, units }, name) =>
      `${name.seat(seat)} wants ${name.camp(camp)} and bids ${count(units, 'Unit')}.`,
    'roles.tie': ({ camp }, name) => `The bids for ${name.camp(camp)} are equal: a die decides.`,
    'roles.roll': ({ role }, name) => `Who plays ${name.nations(role)}?`,
    'roles.plays': ({ seat, role }, name) => `${name.seat(seat)} plays ${name.nations(role)}.`,
    'resource.which': () => 'Which of your Powers starts with a Resource?',
    'resource.placed': ({ nation }, name) => `${capital(name.the.nation(nation))} starts with a Resource.`,
    'draw.card': ({ nation }, name) => `A card for ${name.the.nation(nation)}.`,
    'draw.drew': ({ nation, cards }, name) => `${capital(name.the.nation(nation))}: ${count(cards, 'card')} drawn.`,
    'draw.got': ({ nation, card }, name) => `${capital(name.the.nation(nation))} draws ${name.card(card)}.`,
    'draw.reshuffled': () => 'The discards are shuffled into the draw pile.',
    'draw.noneLeft': ({ nation }, name) => `There is no card left for ${name.the.nation(nation)} to draw.`,
    'mulligan.keep': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} has ${count(cards, 'card')}: keep the Hand, or draw a new one with one card fewer?`,
    'mulligan.look': ({ nation }, name) => `You look at the Hand of ${name.the.nation(nation)}.`,
    'mulligan.redrawn': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} draws a new Hand of ${count(cards, 'card')}.`,
  },
  fr: {
    'forfeit.which': ({ left }) => `Votre enchère : ${nombre(left, 'unité')} à céder. Laquelle ensuite ?`,
    'forfeit.given': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} perd une unité ${name.at.place(duchy)}.`,
    'roles.bid': () =>
      'Quel camp voulez-vous, et combien d’unités céderiez-vous pour l’avoir si l’autre joueur le veut aussi ?',
    'roles.bidMade': ({ seat, camp, units }, name) =>
      `${name.seat(seat)} veut ${name.camp(camp)} et enchérit ${nombre(units, 'unité')}.`,
    'roles.tie': ({ camp }, name) => `Enchères égales pour ${name.camp(camp)} : un dé décide.`,
    'roles.roll': ({ role }, name) => `Qui joue ${name.nations(role)} ?`,
    'roles.plays': ({ seat, role }, name) => `${name.seat(seat)} joue ${name.nations(role)}.`,
    'resource.which': () => 'Laquelle de vos puissances commence avec une Ressource ?',
    'resource.placed': ({ nation }, name) => `${capital(name.the.nation(nation))} commence avec une Ressource.`,
    'draw.card': ({ nation }, name) => `Une carte pour ${name.the.nation(nation)}.`,
    'draw.drew': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} : ${nombre(cards, 'carte piochée', 'cartes piochées')}.`,
    'draw.got': ({ nation, card }, name) => `${capital(name.the.nation(nation))} pioche ${name.card(card)}.`,
    'draw.reshuffled': () => 'La défausse est remélangée à la pioche.',
    'draw.noneLeft': ({ nation }, name) => `Il ne reste aucune carte à piocher pour ${name.the.nation(nation)}.`,
    'mulligan.keep': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} a ${nombre(cards, 'carte')} : garder la main, ou en piocher une nouvelle avec une carte de moins ?`,
    'mulligan.look': ({ nation }, name) => `Vous regardez la main ${name.of.nation(nation)}.`,
    'mulligan.redrawn': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} pioche une nouvelle main de ${nombre(cards, 'carte')}.`,
  },
  labels: {
    en: {
      byKind: {
        forfeit: ({ nation, duchy }, name) => `${name.nation(nation)}: ${name.place(duchy)}`,
        bid: ({ camp, units }, name) => `${capital(name.camp(camp))}: ${count(units, 'Unit')}`,
        toSeat: ({ seat }, name) => name.seat(seat),
        resourceTo: ({ nation }, name) => name.nation(nation),
        draw: ({ card }, name) => name.card(card),
        redraw: () => 'Draw a new Hand',
        keep: () => 'Keep it',
      },
    },
    fr: {
      byKind: {
        forfeit: ({ nation, duchy }, name) => `${name.nation(nation)} : ${name.place(duchy)}`,
        bid: ({ camp, units }, name) => `${capital(name.camp(camp))} : ${nombre(units, 'unité')}`,
        toSeat: ({ seat }, name) => name.seat(seat),
        resourceTo: ({ nation }, name) => name.nation(nation),
        draw: ({ card }, name) => name.card(card),
        redraw: () => 'Piocher une nouvelle main',
        keep: () => 'La garder',
      },
    },
  },
};
