import type { Catalogue } from '@bivouac/kernel';
import { card, wordsFor } from '../../cards.ts';
import type { CardId, Side } from '../../catalogue.ts';
import type { CardMessages } from '../messages/16.1-cards.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

const title = (id: CardId): string => `« ${card(id).title.fr} » (carte ${id})`;
const says = (id: CardId, side: Side): string => wordsFor(card(id), side, 'fr');

export const frCards: Catalogue<CardMessages, Names> = {
  'card.lay': ({ side }, name) => `${capital(name.side(side))} : quelle carte jouer ?`,
  'card.laid': ({ side, card: id }, name) => `${capital(name.side(side))} : ${title(id)}. ${says(id, side)}`,
  'card.noEffect': ({ card: id }) => `${title(id)} : rien à exécuter, la carte est défaussée sans effet.`,
  'card.voids': ({ card: id, other }) => `${title(id)} annule ${title(other)}.`,
  'card.nameUnit': ({ card: id }) => `${title(id)} : quelle unité ?`,
  'card.nameCommander': ({ card: id }) => `${title(id)} : quel chef ?`,
  'card.nameStack': ({ card: id }) => `${title(id)} : quelle pile ?`,
  'card.nameDepot': ({ card: id }) => `${title(id)} : quel dépôt ?`,
  'card.rallyUnit': ({ card: id, left }) => `${title(id)} : quelle unité rallier ? (${nombre(left, 'unité')} au plus)`,
  'card.commanderNamed': ({ card: id, commander }, name) => `${title(id)} : ${name.commander(commander)}.`,
  'card.stackNamed': ({ card: id, hex }, name) => `${title(id)} : la pile désignée (${name.hex(hex)}).`,
  'card.depotNamed': ({ card: id, hex }, name) => `${title(id)} : le dépôt désigné (${name.hex(hex)}).`,
  'card.disrupts': ({ card: id, unit }, name) => `${title(id)} : ${name.unit(unit)} est désorganisée.`,
  'card.eliminates': ({ card: id, unit }, name) => `${title(id)} : ${name.unit(unit)} est éliminée.`,
  'card.rallies': ({ card: id, unit }, name) => `${title(id)} : ${name.unit(unit)} est de nouveau en bon ordre.`,
};
