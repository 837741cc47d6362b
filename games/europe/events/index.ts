import type { CardId } from '../ids.ts';
import type { EventRules } from './event.ts';
import { FIRST_COALITION } from './1C-to-27C.ts';
import { FIRST_EMPIRE } from './1F-to-27F.ts';
import { LATER_COALITION } from './28C-to-55C.ts';
import { LATER_EMPIRE } from './28F-to-55F.ts';

const NONE: EventRules = [];
let shelf: ReadonlyMap<CardId, EventRules> | undefined;

/** The events by card. The shelf is filled when it is first asked, for the events and the rules call on each other. */
export const eventOf = (card: CardId): EventRules => {
  shelf ??= new Map([...FIRST_EMPIRE, ...LATER_EMPIRE, ...FIRST_COALITION, ...LATER_COALITION]);
  return shelf.get(card) ?? NONE;
};
