import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Answer, type Pick as Picks, type Seat, seededNumbers } from '@bivouac/kernel';
import { type Known, type Listener, type Sent, type Socket, WireClient } from '@bivouac/wire';
import { WebSocket } from 'ws';
import type { Context } from '../http/context.ts';
import type { Identify } from '../http/identity.ts';
import { type RunningServer, type ServerOptions, startServer } from '../main.ts';
import { drawDice } from '../rooms/fair-dice.ts';
import { newId } from '../storage/secret.ts';
import type { Holder } from '../storage/matches.ts';
import { SHELF } from './shelf.ts';

/** In place of accounts: the cookie `user=anna` makes one Anna. */
export const byCookie: Identify = async ({ cookies }) => {
  const { user } = cookies;
  return user === undefined ? undefined : { user, name: user };
};

export const onServer = async <T>(
  work: (server: RunningServer) => Promise<T>,
  options: Partial<ServerOptions> = {},
): Promise<T> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-online-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    shelf: SHELF,
    identify: byCookie,
    ...options,
  });
  try {
    return await work(server);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true });
  }
};

export interface Wanted {
  readonly game?: string;
  readonly options?: object;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly visibility?: 'open' | 'private' | 'invited';
  /** What players add to the dice. */
  readonly seeds?: Readonly<Record<Seat, string>>;
}

/** A seat for a user by name, or for a bot: `bot:random`. */
const holderOf = (wanted: string): Holder =>
  wanted.startsWith('bot:') ? { kind: 'bot', bot: wanted.slice(4) } : { kind: 'user', user: wanted };

/** A match that has started. Users who do not exist yet are made. */
export const startMatch = async (
  { context: { store, now, shelf } }: { readonly context: Pick<Context, 'store' | 'now' | 'shelf'> },
  { game = 'nemesis', options = {}, seats, visibility = 'open', seeds = {} }: Wanted,
): Promise<string> => {
  for (const user of Object.values(seats))
    if (!user.startsWith('bot:') && !(await store.users.get(user))) await store.users.addGuest(user, user, 'en', now());
  const id = newId();
  await store.matches.create({
    id,
    game,
    rules: shelf.games[game]?.game.version ?? '',
    options,
    visibility,
    seating: 'choice',
    salt: newId(),
    ...drawDice(),
    daysPerMove: null,
    vacationDays: 0,
    madeBy: null,
    at: now(),
    seats: Object.entries(seats).map(([seat, wanted]) => ({ seat, holder: holderOf(wanted) })),
  });
  for (const [seat, seed] of Object.entries(seeds)) await store.matches.addSeed(id, seat, seed);
  await store.matches.start(id, now());
  return id;
};

export interface Guest {
  readonly client: WireClient;
  /** Every frame that came, as it came. */
  readonly frames: string[];
  /** Cuts the connection; the client comes back by itself when `comeBack` is called. */
  cut(): void;
  comeBack(): void;
  /** Resolves once what is known of the match is so. */
  until(match: string, as: Seat, is: (known: Known) => boolean): Promise<Known>;
  join(match: string, as: Seat): Promise<Known>;
}

/** A client as a browser would be, with every frame recorded. */
export const comeIn = ({ port }: { readonly port: number }, user: string | undefined): Guest => {
  const frames: string[] = [];
  const waiting = new Set<() => void>();
  let socket: WebSocket | undefined;
  let comeBack: () => void = () => undefined;
  const client = new WireClient({
    open: () => {
      const headers = user === undefined ? {} : { cookie: `user=${user}` };
      socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
      socket.on('message', (data: Buffer) => frames.push(data.toString()));
      return socket as unknown as Socket;
    },
    wait: () =>
      new Promise((done) => {
        comeBack = done;
      }),
  });
  client.connect();
  const listener: Listener = { onKnown: () => waiting.forEach((look) => look()) };
  return {
    client,
    frames,
    cut: () => socket?.terminate(),
    comeBack: () => comeBack(),
    join: (match, as) => client.join(match, as, listener),
    until: (match, as, is) =>
      new Promise((resolve) => {
        const look = (): void => {
          const known = client.known(match, as);
          if (!known || !is(known)) return;
          waiting.delete(look);
          resolve(known);
        };
        waiting.add(look);
        look();
      }),
  };
};

export const questionTo = (seat: Seat, { view }: Known): readonly Answer[] =>
  view.ask.find(({ by, sealed }) => by === seat && !sealed)?.answers ?? [];

export const picks = (seed: string): Picks => {
  const number = seededNumbers(seed);
  let next = 0;
  return (below) => number(next++, below);
};

/** Plays a seat by any legal answer until the match is over or the test has seen enough. */
export const playOn = async (
  guest: Guest,
  match: string,
  seat: Seat,
  pick: Picks,
  enough: (known: Known) => boolean = () => false,
): Promise<Known> => {
  for (;;) {
    const known = await guest.until(
      match,
      seat,
      (now) => now.table.ending !== undefined || enough(now) || questionTo(seat, now).length > 0,
    );
    if (known.table.ending !== undefined || enough(known)) return known;
    const answers = questionTo(seat, known);
    const answer = answers[pick(answers.length)] as Answer;
    const refusal = await guest.client.answer(match, seat, known.view.seq, answer);
    // The answer of another seat of the same set may have come in between.
    if (refusal && refusal.because.key !== 'table.stale' && refusal.because.key !== 'table.notAsked')
      throw new Error(`${seat} was refused ${JSON.stringify(answer)}: ${refusal.because.key}`);
  }
};

export const sentIn = (frames: readonly string[]): readonly Sent[] => frames.map((frame) => JSON.parse(frame) as Sent);
