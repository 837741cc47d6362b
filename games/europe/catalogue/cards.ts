import { flag, type Infer, integer, listOf, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import cardsJson from '../data/cards.json' with { type: 'json' };
import { boxIdSchema, cardIdSchema, editionSchema, nationIdSchema, periodSchema, sideSchema, words } from './ids.ts';
import { byId, lookup, named } from '@bivouac/kernel/lookup.ts';

const no = withStandard(flag(), false);

/** The moments at which an event can be played, each with the phase whose symbol the card bears for it. */
export const PHASE_OF_TIMING = {
  action: 'activation',
  diplomacyPhase: 'diplomacy',
  budgetPhase: 'budget',
  conquestPhase: 'conquest',
  onMajorCampaign: 'combat',
  onEnemyActivation: 'activation',
  onOwnActivation: 'activation',
  onInterception: 'combat',
  onEvasion: 'combat',
  counterMarch: 'combat',
  beforeOdds: 'combat',
  combatModifiers: 'combat',
  onArtillery: 'combat',
  woundTest: 'combat',
  demoralisation: 'combat',
  pursuit: 'combat',
  retreat: 'combat',
  siege: 'activation',
  navalInterception: 'activation',
  navalBattle: 'combat',
  onDiplomacy: 'diplomacy',
} as const;
export type CardTiming = keyof typeof PHASE_OF_TIMING;
export type CardPhase = (typeof PHASE_OF_TIMING)[CardTiming];
export const CARD_TIMINGS = Object.keys(PHASE_OF_TIMING) as readonly CardTiming[];

const needsSchema = shape({
  fromYear: optional(integer({ min: 1805, max: 1815 })),
  /** Events that must have been played. */
  played: withStandard(listOf(cardIdSchema), []),
  punishments: no,
  warOfLiberation: no,
});
/** What the year, the period and earlier events must be. Needs that read the map are the card's own. */
export interface CardNeeds extends Infer<typeof needsSchema> {}

const cardSchema = shape({
  id: cardIdSchema,
  side: sideSchema,
  name: words,
  deck: periodSchema,
  /** 6.2 Activation points, and the worth of the card in diplomacy. */
  value: integer({ min: 0, max: 3 }),
  phases: listOf(oneOf('budget', 'diplomacy', 'activation', 'combat', 'conquest'), { min: 1 }),
  timing: listOf(oneOf(...CARD_TIMINGS), { min: 1 }),
  /** 6.4 Gold leaves the game after its event; silver serves for its points afterwards. */
  star: withStandard(oneOf('none', 'gold', 'silver'), 'none'),
  /** 6.6 A combat card (CC). */
  combat: no,
  /** 6.4 A foreign war (FW). */
  foreignWar: no,
  /** 6.1 The power whose permanent card it is. */
  permanent: optional(nationIdSchema),
  escalade: withStandard(integer({ min: 0 }), 0),
  vp: withStandard(integer(), 0),
  /** The box off the map that it opens. */
  box: optional(boxIdSchema),
  /** 6.3 Editions in which it may not be discarded. */
  undiscardable: withStandard(listOf(editionSchema), []),
  needs: withStandard<CardNeeds>(needsSchema, { played: [], punishments: false, warOfLiberation: false }),
  prov: shape({ card: text(), deck: text() }),
});
/** 6.1 A card as printed. */
export interface Card extends Infer<typeof cardSchema> {}

const file = shape({ prov: text(), cards: listOf(cardSchema) }).parse(cardsJson, 'cards.json');

export const cards: ReadonlyMap<Card['id'], Card> = byId('cards.json', file.cards);
export const card = lookup('card', cards);
export const cardId = named('card', cards);
