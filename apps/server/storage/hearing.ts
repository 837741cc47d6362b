import type { Seat } from '@bivouac/kernel';
import type { NoticeSeen } from '@bivouac/wire';

/** What one process lets the others know. */
export type Announced =
  /** Seats of a match have changed hands, or it was started or called off. Its log is its owner's, and nobody else's news. */
  | { readonly say: 'match'; readonly match: string }
  /** The sessions of a user have ended. */
  | { readonly say: 'signedOut'; readonly user: string }
  /** The key of a program was taken back. */
  | { readonly say: 'keyEnded'; readonly match: string; readonly seat: Seat }
  /** A user is told something, wherever their pages listen. */
  | { readonly say: 'bell'; readonly user: string; readonly notice: NoticeSeen };

/** What is heard: what another has announced, or that the line was cut and anything may have been missed. */
export type Heard = Announced | { readonly say: 'any' };

export type Hearer = (heard: Heard) => void;
