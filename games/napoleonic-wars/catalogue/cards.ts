import { flag, type Infer, integer, listOf, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import cardsJson from '../data/cards.json' with { type: 'json' };
import reservesJson from '../data/reserves.json' with { type: 'json' };
import { type CardId, cardIdSchema, type Nation, nationSchema, type ReserveId, reserveIdSchema, words } from './ids.ts';
import { byId, counted, lookup, named } from '@bivouac/kernel/lookup.ts';

const no = withStandard(flag(), false);

/** 6.14 What has just happened when a Response may be played. */
export const MOMENTS = [
  'anyAct',
  'eventAnnounced',
  'consulMoved',
  'moveDeclared',
  'formationEntered',
  'attritionDue',
  'attemptDeclared',
  'navalAttempt',
  'navalRoundStart',
  'battleStart',
  'roundRolled',
  'battleEnded',
  'capitalFlagged',
  'pactBroken',
] as const;
export type Moment = (typeof MOMENTS)[number];

const timing = oneOf('impulse', 'battle', 'response');
const moments = withStandard(listOf(oneOf(...MOMENTS)), []);
const scope = withStandard(listOf(oneOf('land', 'naval', 'siege')), []);

const cardSchema = shape({
  id: cardIdSchema,
  number: integer({ min: 1, max: 110 }),
  name: words,
  /** 6.3 Command Points. */
  cp: integer({ min: 2, max: 6 }),
  bar: oneOf('plain', 'battle', 'response', 'foreignWar', 'no1805'),
  timing,
  trigger: moments,
  scope,
  /** Nations, `camp:` and `patron:` that may play its event; left out: any nation. */
  who: optional(listOf(text(), { min: 1 })),
  /** 6.19 The hourglass. */
  timed: no,
  /** 6.18 */
  no1805: no,
  /** 5.31 A red card, or a green one from its Turn, and who chooses what the event leaves open. */
  proxy: optional(shape({ colour: oneOf('red', 'green'), fromTurn: integer({ min: 1, max: 6 }), chooser: text() })),
  /** 6.13 Leaves the game after its event. */
  leaves: optional(oneOf('always', 'sometimes')),
  /** 6.11 */
  marker: no,
  lasts: oneOf('instant', 'round', 'battle', 'impulse', 'turn', 'timed', 'warEnds', 'game'),
  prov: text(),
});
/** 6 A card as printed. */
export interface Card extends Infer<typeof cardSchema> {}

const reserveSchema = shape({
  id: reserveIdSchema,
  nation: nationSchema,
  name: words,
  cp: integer({ min: 2, max: 5 }),
  timing,
  trigger: moments,
  scope,
  /** 5.12 */
  plus: flag(),
  no1805: no,
  prov: text(),
});
/** 6.2 A Reserve of a Headquarters Display. */
export interface ReserveCard extends Infer<typeof reserveSchema> {}

export const CARDS_IN_DECK = 110;
const cardFile = shape({ prov: text(), cards: listOf(cardSchema) }).parse(cardsJson, 'cards.json');
const reserveFile = shape({ prov: text(), reserves: listOf(reserveSchema) }).parse(reservesJson, 'reserves.json');

export const cards: ReadonlyMap<CardId, Card> = byId('cards.json', cardFile.cards);
counted('cards.json', 'cards', cards, CARDS_IN_DECK);
export const card = lookup('card', cards);
export const cardId = named('card', cards);
export const CARDS: readonly CardId[] = [...cards.keys()];

const reserves: ReadonlyMap<ReserveId, ReserveCard> = byId('reserves.json', reserveFile.reserves);
export const reserve = lookup('reserve', reserves);
export const reserveId = named('reserve', reserves);
export const RESERVES: readonly ReserveId[] = [...reserves.keys()];
export const reservesOf = (nation: Nation): readonly ReserveId[] =>
  RESERVES.filter((id) => reserve(id).nation === nation);
