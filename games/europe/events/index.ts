import { FIRST_COALITION } from './1C-to-27C.ts';
import { FIRST_EMPIRE } from './1F-to-27F.ts';
import { LATER_COALITION } from './28C-to-55C.ts';
import { LATER_EMPIRE } from './28F-to-55F.ts';
import { putOnShelf } from './shelf.ts';

/** All events of both decks, ready to be played. */
export const layOutEvents = (): void =>
  putOnShelf([...FIRST_EMPIRE, ...LATER_EMPIRE, ...FIRST_COALITION, ...LATER_COALITION]);
