import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { bots } from '../../bots/bots.ts';
import { buildApp } from '../../http/app.ts';
import type { Context, Feature } from '../../http/context.ts';
import { makeMetrics } from '../../http/metrics.ts';
import { Sockets } from '../../http/socket.ts';
import { Landing } from '../../neighbours/landing.ts';
import { Rooms } from '../../rooms/rooms.ts';
import type { Shelf } from '../../rooms/shelf.ts';
import type { RoomEvents } from '../../rooms/hall.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { readingsHere } from '../../tests/archive-here.ts';
import { SHELF } from '../../tests/shelf.ts';
import { accounts } from '../accounts.ts';
import { attemptsInMemory } from '../attempts.ts';
import { passwordsAt } from '../passwords.ts';
import { RecordingPostman } from '../postman.ts';
import { type Door, makeDoor } from '../sessions.ts';

export const ORIGIN = 'https://bivouac.example';
export const PASSWORD = 'soleil d’Austerlitz';
export const DAY = 24 * 60 * 60_000;

/** A browser: it keeps its cookies, and sends them along. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  /** Where it comes from. */
  ip = '192.0.2.1';

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = { ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}), ...request.headers };
    const response = await this.#app.inject({ remoteAddress: this.ip, ...request, headers });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url });
  }

  post(url: string, payload?: object, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
  }

  /** Sends something that must be taken, and returns the answer. */
  async done<T = Record<string, unknown>>(url: string, payload?: object): Promise<T> {
    const response = await this.post(url, payload);
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response.json<T>();
  }

  async seen<T = Record<string, unknown>>(url: string): Promise<T> {
    const response = await this.get(url);
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response.json<T>();
  }
}

export interface OpenHouse {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly postman: RecordingPostman;
  /** Moves the clock on. */
  readonly wait: (ms: number) => void;
  readonly browser: () => Browser;
  /** Somebody who has just registered. */
  readonly member: (name: string) => Promise<Browser>;
}

export interface HouseOptions {
  readonly withoutMail?: boolean;
  readonly shelf?: Shelf;
  readonly features?: readonly Feature[];
  /** Features that let people in. */
  readonly withDoor?: readonly ((door: Door) => Feature)[];
  readonly onStep?: RoomEvents['onStep'];
  readonly postman?: RecordingPostman;
  /** Without it the browser is on plain http. */
  readonly isSecure?: boolean;
}

/** The server as it is, with a clock that the test moves and a postman who keeps the letters. */
export const inHouse = async (work: (house: OpenHouse) => Promise<void>, options: HouseOptions = {}): Promise<void> => {
  const { shelf = SHELF, features = [], withDoor = [], withoutMail = false, isSecure = false, onStep } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-house-'));
  const store = await openSqlite(path.join(dataDir, 'bivouac.sqlite'));
  let time = Date.UTC(2005, 11, 2);
  const now = (): number => time;
  const report = (what: string, match: string, fault: unknown): void => console.error(what, match, fault);
  const rooms = new Rooms({ store, shelf, now, report, ...(onStep ? { onStep } : {}) });
  const context: Context = {
    store,
    shelf,
    rooms,
    readings: readingsHere({ store, shelf }),
    sockets: new Sockets(),
    landing: new Landing(),
    metrics: makeMetrics({ rooms: () => rooms.size }),
    now,
  };
  const { postman = new RecordingPostman() } = options;
  const door = makeDoor(isSecure);
  const programs = bots();
  const passwords = passwordsAt({ cost: 4, passes: 1 }); // The machine has better things to do.
  const post = withoutMail ? undefined : { postman, origin: ORIGIN };
  const app = await buildApp({
    context,
    identify: door.identify,
    features: [
      door.feature,
      accounts({ door, attempts: attemptsInMemory(), passwords, post, keys: programs.keys }),
      programs.feature,
      ...withDoor.map((make) => make(door)),
      ...features,
    ],
  });
  const browser = (): Browser => new Browser(app);
  const member = async (name: string): Promise<Browser> => {
    const made = browser();
    await made.done('/api/register', { name, password: PASSWORD });
    return made;
  };
  try {
    await work({ app, context, postman, browser, member, wait: (ms) => void (time += ms) });
  } finally {
    await app.close();
    await rooms.close();
    await store.close();
    await rm(dataDir, { recursive: true });
  }
};
