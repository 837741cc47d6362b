import type { CardId } from '../catalogue/ids.ts';

/** 6.4 A card is played as an event, in one of its uses where it has several. */
export type EventAnswer = { readonly kind: 'event'; readonly card: CardId; readonly use?: 'a' | 'b' | 'c' };
export type CardAnswer = EventAnswer | { readonly kind: 'drawCard'; readonly card: CardId };
