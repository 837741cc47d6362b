import { attemptsInMemory } from '../../accounts/attempts.ts';
import type { Door } from '../../accounts/sessions.ts';
import { type Browser, type HouseOptions, inHouse, type OpenHouse } from '../../accounts/tests/house.ts';
import { lobby, type Tell } from '../lobby.ts';
import type { MatchSeen } from '@bivouac/wire';
import { TABLES } from './congress.ts';

export interface Called {
  readonly user: string;
  readonly match: string;
  readonly by: string;
}

/** The house with its lobby. */
export const inLobby = (
  work: (house: OpenHouse & { readonly called: readonly Called[] }) => Promise<void>,
  options: HouseOptions = {},
): Promise<void> => {
  const called: Called[] = [];
  const tell: Tell = {
    async invited(user, match, by) {
      called.push({ user, match, by });
    },
  };
  const withLobby = (door: Door) => lobby({ door, attempts: attemptsInMemory(), tell });
  return inHouse((house) => work({ ...house, called }), { shelf: TABLES, withDoor: [withLobby], ...options });
};

export const opened = async (by: Browser, wishes: object = {}): Promise<MatchSeen> =>
  (await by.done<{ match: MatchSeen }>('/api/matches', { game: 'redoubts', ...wishes })).match;

export const seen = async (by: Browser, id: string): Promise<MatchSeen> =>
  (await by.seen<{ match: MatchSeen }>(`/api/matches/${id}`)).match;

export const listed = async (by: Browser, list: string): Promise<readonly string[]> =>
  (await by.seen<{ matches: MatchSeen[] }>(`/api/matches/${list}`)).matches.map(({ id }) => id);

export const idOf = async (browser: Browser): Promise<string> =>
  (await browser.seen<{ me: { id: string } }>('/api/me')).me.id;

/** Who sits where, as the match is shown. */
export const table = ({ seats }: MatchSeen): Readonly<Record<string, string | null>> =>
  Object.fromEntries(seats.map(({ seat, name, holder }) => [seat ?? '?', name ?? holder]));

/** A match of two that runs. */
export const running = async (one: Browser, other: Browser, wishes: object = { daysPerMove: 3 }): Promise<string> => {
  const { id } = await opened(one, { seat: 'empire', ...wishes });
  await other.done(`/api/matches/${id}/take`, {});
  return id;
};
