import type { CardTiming } from '../catalogue/catalogue.ts';
import type { CardId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';

const NONE: EventRules = [];
const shelf = new Map<CardId, EventRules>();
const cardsFor = new Map<CardTiming, Set<CardId>>();

/** The events of a card. Rules ask here, so that they need not know the events, which call on the rules. */
export const eventOf = (card: CardId): EventRules => shelf.get(card) ?? NONE;

/** Is the card of use as an event at this moment, whatever its needs? */
export const isFor = (card: CardId, when: CardTiming): boolean => cardsFor.get(when)?.has(card) ?? false;

/** The game puts its events on the shelf when it is loaded. */
export const putOnShelf = (events: Iterable<readonly [CardId, EventRules]>): void => {
  for (const [card, rules] of events) {
    shelf.set(card, rules);
    for (const { when } of rules) cardsFor.set(when, (cardsFor.get(when) ?? new Set()).add(card));
  }
};
