import type { Catalogue } from '@bivouac/kernel';
import type { CardMessages } from '../messages/6-cards.ts';
import type { Names } from '../names.ts';
import { TIMING_NAMES } from '../timings.ts';
import { capital, count } from '../wording.ts';

export const en6: Catalogue<CardMessages, Names> = {
  'card.draw': ({ side }, name) => `${capital(name.side(side))} draws a card`,
  'card.drawn': ({ card }, name) => `You draw ${name.card(card)}.`,
  'card.drawnUnseen': ({ side, many }, name) => `${capital(name.side(side))} draws ${count(many, 'card')}.`,
  'card.reshuffled': ({ side }, name) => `${capital(name.side(side))}: the discards are shuffled into a new pile.`,
  'card.punishments': () => 'The Punishments come into play: both decks are reshuffled.',
  'event.played': ({ side, card }, name) => `${capital(name.side(side))} plays ${name.card(card)} as an event.`,
  'event.react': ({ when }) => `${TIMING_NAMES.en[when]}: a card?`,
  'event.moment': ({ when }) => TIMING_NAMES.en[when],
  'event.onceOnly': ({ card }, name) =>
    `${name.card(card)} has been played as an event; it serves for its points alone.`,
  'event.oneWarAYear': () => 'A foreign war has broken out this year already.',
  'event.tooEarly': ({ card, year }, name) => `${name.card(card)} cannot be played before ${year}.`,
  'event.needsEvent': ({ card, needed }, name) => `${name.card(card)} needs ${name.cards(needed)} to have been played.`,
  'event.needsPunishments': ({ card }, name) => `${name.card(card)} waits for the Punishments.`,
  'event.needsLiberation': ({ card }, name) => `${name.card(card)} needs the War of Liberation in Spain.`,
};
