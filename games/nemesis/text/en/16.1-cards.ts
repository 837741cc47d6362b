import type { Catalogue } from '@bivouac/kernel';
import { card, wordsFor } from '../../cards.ts';
import type { CardId, Side } from '../../catalogue.ts';
import type { CardMessages } from '../messages/16.1-cards.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

const title = (id: CardId): string => `“${card(id).title.en}” (card ${id})`;
const says = (id: CardId, side: Side): string => wordsFor(card(id), side, 'en');

export const enCards: Catalogue<CardMessages, Names> = {
  'card.lay': ({ side }, name) => `${capital(name.side(side))}: which card do you play?`,
  'card.laid': ({ side, card: id }, name) => `${capital(name.side(side))} play ${title(id)}: ${says(id, side)}`,
  'card.noEffect': ({ card: id }) => `${title(id)} cannot be carried out and is discarded without effect.`,
  'card.voids': ({ card: id, other }) => `${title(id)} voids ${title(other)}.`,
  'card.nameUnit': ({ card: id }) => `${title(id)}: which unit?`,
  'card.nameCommander': ({ card: id }) => `${title(id)}: which commander?`,
  'card.nameStack': ({ card: id }) => `${title(id)}: which stack?`,
  'card.nameDepot': ({ card: id }) => `${title(id)}: which Depot?`,
  'card.rallyUnit': ({ card: id, left }) => `${title(id)}: which unit rallies? (${count(left, 'unit')} at most)`,
  'card.commanderNamed': ({ card: id, commander }, name) => `${title(id)}: ${name.commander(commander)}.`,
  'card.stackNamed': ({ card: id, hex }, name) => `${title(id)}: the stack at ${name.hex(hex)}.`,
  'card.depotNamed': ({ card: id, hex }, name) => `${title(id)}: the Depot at ${name.hex(hex)}.`,
  'card.disrupts': ({ card: id, unit }, name) => `${title(id)}: ${name.unit(unit)} is disrupted.`,
  'card.eliminates': ({ card: id, unit }, name) => `${title(id)}: ${name.unit(unit)} is eliminated.`,
  'card.rallies': ({ card: id, unit }, name) => `${title(id)}: ${name.unit(unit)} returns to good order.`,
};
