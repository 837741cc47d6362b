import { type HouseClient, houseClient, type Socket, WireClient } from '@bivouac/wire';
import { WebSocket } from 'ws';
import { people } from '../lobby/people.ts';
import type { RunningServer, ServerOptions } from '../main.ts';
import { onServer } from './online.ts';

/** Somebody with a browser, over the network: it keeps its cookie. */
export class Player {
  readonly house: HouseClient;
  readonly #port: number;
  readonly #origin: string;
  cookie = '';

  constructor({ port }: { readonly port: number }) {
    this.#port = port;
    this.#origin = `http://127.0.0.1:${port}`;
    this.house = houseClient({ at: this.#origin, fetch: (url, init) => this.fetch(url, init) });
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie);
    if (!headers.has('origin')) headers.set('origin', this.#origin);
    const response = await fetch(new URL(url, this.#origin), { ...init, headers });
    const kept = new Map(this.cookie.split('; ').map((each) => [each.split('=')[0], each]));
    for (const cookie of response.headers.getSetCookie()) kept.set(cookie.split('=')[0], cookie.split(';')[0] ?? '');
    this.cookie = [...kept.values()].filter((each) => each !== '').join('; ');
    return response;
  }

  live(): WireClient {
    const headers = { cookie: this.cookie, origin: this.#origin };
    const open = () => new WebSocket(`ws://127.0.0.1:${this.#port}/ws`, { headers }) as unknown as Socket;
    const client = new WireClient({ open, wait: () => new Promise(() => undefined) });
    client.connect();
    return client;
  }
}

export const PASSWORD = 'soleil d’Austerlitz';

/** A server with accounts, lobby, chat and all. Passwords are cheap here: the machine has better things to do. */
export const withPeople = <T>(
  work: (server: RunningServer) => Promise<T>,
  options: Partial<ServerOptions> = {},
): Promise<T> => {
  const { tick: _tick, ...all } = people({ cost: { cost: 4, passes: 1 } });
  return onServer(work, { ...all, ...options });
};

export const register = async (server: RunningServer, name: string): Promise<Player> => {
  const player = new Player(server);
  await player.house.accounts.register({ name, password: PASSWORD });
  return player;
};
