import type { Catalogue } from '@bivouac/kernel';
import type { CardMessages } from '../messages/6-cards.ts';
import type { Names } from '../names.ts';
import { TIMING_NAMES } from '../timings.ts';
import { capital, nombre } from '../wording.ts';

export const fr6: Catalogue<CardMessages, Names> = {
  'card.draw': ({ side }, name) => `${capital(name.side(side))} pioche une carte`,
  'card.drawn': ({ card }, name) => `Vous piochez ${name.card(card)}.`,
  'card.drawnUnseen': ({ side, many }, name) => `${capital(name.side(side))} pioche ${nombre(many, 'carte')}.`,
  'card.reshuffled': ({ side }, name) =>
    `${capital(name.side(side))} : la défausse est remélangée pour former une nouvelle pioche.`,
  'card.punishments': () => 'Les Châtiments entrent en jeu : les deux pioches sont remélangées.',
  'event.played': ({ side, card }, name) => `${capital(name.side(side))} joue ${name.card(card)} comme événement.`,
  'event.react': ({ when }) => `${TIMING_NAMES.fr[when]} : une carte ?`,
  'event.moment': ({ when }) => TIMING_NAMES.fr[when],
  'event.onceOnly': ({ card }, name) =>
    `${name.card(card)} a déjà été jouée comme événement ; elle ne sert plus que pour ses points.`,
  'event.oneWarAYear': () => 'Une guerre étrangère a déjà éclaté cette année.',
  'event.tooEarly': ({ card, year }, name) => `${name.card(card)} ne peut pas être jouée avant ${year}.`,
  'event.needsEvent': ({ card, needed }, name) =>
    `${name.card(card)} exige que ${name.cards(needed)} ai${needed.length > 1 ? 'en' : ''}t été jouée${needed.length > 1 ? 's' : ''}.`,
  'event.needsPunishments': ({ card }, name) => `${name.card(card)} attend les Châtiments.`,
  'event.needsLiberation': ({ card }, name) => `${name.card(card)} exige la guerre de libération en Espagne.`,
};
