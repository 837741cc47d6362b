import type { Ask } from '../../worker/protocol.ts';
import { go } from '../route.ts';
import type { Client } from '../worker-client.ts';

/** `?seed=…` in the address makes the dice and the bots of a new game the same each time: for tests and reports. */
const seedIn = (search: string): { readonly seed?: string } => {
  const seed = new URLSearchParams(search).get('seed');
  return seed === null ? {} : { seed };
};

/** Asks the browser not to throw saved games away when space runs short. It may say no. */
const askToPersist = (): void => {
  if ('storage' in navigator && 'persist' in navigator.storage) void navigator.storage.persist().catch(() => false);
};

/** Sets up a game and goes to its table. */
export const beginGame = async (client: Client, game: Omit<Ask<'begin'>, 'seed'>): Promise<void> => {
  const { id } = await client.ask('begin', { ...game, ...seedIn(location.search) });
  askToPersist();
  go({ page: 'table', sitting: id });
};
