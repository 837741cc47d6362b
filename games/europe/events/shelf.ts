import type { CardId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';

const NONE: EventRules = [];
const shelf = new Map<CardId, EventRules>();

/** The events of a card. Rules ask here, so that they need not know the events, which call on the rules. */
export const eventOf = (card: CardId): EventRules => shelf.get(card) ?? NONE;

/** The game puts its events on the shelf when it is loaded. */
export const putOnShelf = (events: Iterable<readonly [CardId, EventRules]>): void => {
  for (const [card, rules] of events) shelf.set(card, rules);
};
