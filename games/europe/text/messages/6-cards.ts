import type { CardTiming } from '../../catalogue/catalogue.ts';
import type { CardId, Side } from '../../catalogue/ids.ts';

export interface CardMessages {
  'card.draw': { side: Side };
  'card.drawn': { card: CardId };
  'card.drawnUnseen': { side: Side; many: number };
  'card.reshuffled': { side: Side };
  'card.punishments': {};
  'event.played': { side: Side; card: CardId };
  'event.react': { when: CardTiming };
  'event.moment': { when: CardTiming };
  'event.onceOnly': { card: CardId };
  'event.oneWarAYear': { card: CardId };
  'event.tooEarly': { card: CardId; year: number };
  'event.needsEvent': { card: CardId; needed: readonly CardId[] };
  'event.needsPunishments': { card: CardId };
  'event.needsLiberation': { card: CardId };
}
