import {
  branded,
  flag,
  type Infer,
  InputError,
  type Language,
  listOf,
  oneOf,
  optional,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';
import cardsJson from '../data/cards.json' with { type: 'json' };
import { type CardId, type Side, type Words, words } from './ids.ts';

const no = withStandard(flag(), false);

/** 16.1 One deck for the Turns before the Armistice, one for those after it. */
export type Deck = 'pre' | 'post';

const rowSchema = shape({
  id: branded<CardId>(text({ pattern: /^[1-9]\d?a?$/, like: '40 or 40a' })),
  deck: oneOf('pre', 'post'),
  title: words,
  single: no,
  /** The instruction of a single-instruction card; the other cards have one for each side. */
  text: optional(words),
  coalition: optional(words),
  french: optional(words),
  /** 16.1, 17.7: the power without which the card is out of the deck. */
  needs: withStandard(oneOf('nobody', 'prussia', 'austria'), 'nobody'),
  /** 16.1 The card that this one replaces when Austria stays neutral. */
  standsInFor: optional(branded<CardId>(text())),
  /** 16.1 Shuffled in only after the first deal. */
  heldBack: no,
  prov: text(),
});
type Row = Infer<typeof rowSchema>;

interface Printed extends Omit<Row, 'single' | 'text' | Side> {}
export interface SingleCard extends Printed {
  readonly single: true;
  readonly text: Words;
}
export interface TwoSidedCard extends Printed {
  readonly single: false;
  readonly coalition: Words;
  readonly french: Words;
}
/** 16.1 A Random Event Card: an instruction for each side, or a single one for both. */
export type Card = SingleCard | TwoSidedCard;

const printed = ({ single, text: both, coalition, french, ...row }: Row): Card => {
  if (single && both && !coalition && !french) return { ...row, single, text: both };
  if (!single && !both && coalition && french) return { ...row, single, coalition, french };
  throw new InputError(
    `card ${row.id}`,
    'its instructions do not fit its kind',
    'Give `text` with `single`, or else both `coalition` and `french`.',
  );
};

/** Reads a file of cards; exported so that a slip in it can be shown to be caught. */
export const readCards = (json: unknown, place: string): readonly Card[] => {
  const rows = shape({ prov: text(), cards: listOf(rowSchema) }).parse(json, place).cards;
  for (const { id, deck, standsInFor } of rows) {
    if (rows.filter((row) => row.id === id).length > 1)
      throw new InputError(`card ${id}`, 'it is there twice', 'Take one of them out.');
    if (standsInFor !== undefined && rows.find((row) => row.id === standsInFor)?.deck !== deck)
      throw new InputError(`card ${id}`, `no card ${standsInFor} is in its deck`, 'Name the card that it replaces.');
  }
  return rows.map(printed);
};

/** 16.1 Every card, in the order of their numbers. */
export const cards: readonly Card[] = readCards(cardsJson, 'cards.json');

const cardsById: ReadonlyMap<string, Card> = new Map(cards.map((each) => [each.id, each]));
const replaced: ReadonlySet<CardId | undefined> = new Set(cards.map(({ standsInFor }) => standsInFor));

export const isCardId = (id: string): id is CardId => cardsById.has(id);

export const card = (id: CardId): Card => {
  const found = cardsById.get(id);
  if (!found) throw new Error(`16.1 no card ${id}`);
  return found;
};

/** Gives a text its type, for tests and for answers that come from outside. */
export const cardId = (id: string): CardId => card(id as CardId).id;

/** 16.1 The cards of a deck before it is shuffled: while Austria is neutral, stand-ins take the place of hers. */
export const deckOf = (deck: Deck, austriaNeutral: boolean): readonly CardId[] =>
  cards
    .filter((each) => each.deck === deck)
    .filter(({ id, standsInFor }) => (austriaNeutral ? !replaced.has(id) : standsInFor === undefined))
    .map(({ id }) => id);

/** 16.1 Only the instruction for the side that lays the card is carried out; a single one holds no matter who lays it. */
export const wordsFor = (played: Card, side: Side, language: Language): string =>
  (played.single ? played.text : played[side])[language];
