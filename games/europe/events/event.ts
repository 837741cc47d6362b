import type { Script, Verdict } from '@bivouac/kernel';
import type { CardTiming } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import type { Europe } from '../state/state.ts';

/** 6.4 One use of a card as an event: the moment, what it asks for, and what it does. */
export interface EventUse {
  readonly when: CardTiming;
  /** Tells apart the uses of a card that has several. */
  readonly use?: 'a' | 'b' | 'c';
  /** A requirement that fails, or no legal target: the event cannot be played. */
  readonly may: (g: Europe, side: Side) => Verdict;
  readonly play: (g: Europe, side: Side) => Script;
}

/** A card by the uses of its event, in the order of its text. */
export type EventRules = readonly EventUse[];

/** A use that asks nothing: it does what it says. */
export const atOnce = (deed: (g: Europe, side: Side) => void): EventUse['play'] =>
  function* (g, side) {
    deed(g, side);
    yield* [];
  };
