import type { Attempts } from '../accounts/attempts.ts';
import type { Door } from '../accounts/sessions.ts';
import type { Context, Feature } from '../http/context.ts';
import { serveAbsent } from './absent.ts';
import { serveGames } from './games.ts';
import { serveInvitations } from './invitations.ts';
import { serveLinks } from './links.ts';
import { serveLists } from './lists.ts';
import { serveOpening } from './opening.ts';
import { serveRematch } from './rematch.ts';
import { serveSeats } from './seats.ts';
import { serveVacations } from './vacations.ts';

/** Lets players know what happens away from the table. */
export interface Tell {
  invited(user: string, match: string, by: string): Promise<void>;
}

/** What the routes of the lobby have at hand. */
export interface Lobby {
  readonly context: Context;
  readonly door: Door;
  readonly attempts: Attempts;
  readonly tell: Tell | undefined;
}

/** Where matches are found, opened, joined and given to others. */
export const lobby =
  (settings: Omit<Lobby, 'context'>): Feature =>
  (app, context) => {
    const known = { ...settings, context };
    for (const serve of [
      serveGames,
      serveLists,
      serveOpening,
      serveSeats,
      serveInvitations,
      serveLinks,
      serveAbsent,
      serveVacations,
      serveRematch,
    ])
      serve(app, known);
  };
