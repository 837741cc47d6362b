import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { no } from '../rooms/no.ts';
import { isThisMachine, whence } from './address.ts';

/** How much may come from one address: that of a house, of a school, of a program. */
export interface Limits {
  /** Live connections at once. */
  readonly connections: number;
  /** Messages that may come in one go, and how many a second after that. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  /** Requests of a minute. */
  readonly requestsPerMinute: number;
}

export const USUAL_LIMITS: Limits = {
  connections: 100,
  burst: 500,
  messagesPerSecond: 100,
  requestsPerMinute: 1200,
};

const SECOND = 1000;

interface Comer {
  connections: number;
  /** Messages that he may still send at once; below nothing he has to wait. */
  left: number;
  filledAt: number;
}

export type ReadSocket = Pick<WebSocket, 'on' | 'pause' | 'resume'>;

/** Counts what comes from each address over live connections. What comes too fast is read later: nothing is lost. */
export class Porter {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #comers = new Map<string, Comer>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  mayCome(from: string): boolean {
    return (this.#comers.get(from)?.connections ?? 0) < this.#limits.connections;
  }

  /** Somebody is connected. `later` calls back after so many milliseconds. */
  admit(from: string, socket: ReadSocket, later: (resume: () => void, ms: number) => void): void {
    const comer = this.#comer(from);
    comer.connections++;
    socket.on('message', () => {
      const ms = this.#waits(comer);
      if (ms === 0) return;
      socket.pause();
      later(() => socket.resume(), ms);
    });
    socket.on('close', () => {
      comer.connections--;
      if (comer.connections === 0) this.#comers.delete(from);
    });
  }

  #comer(from: string): Comer {
    const known = this.#comers.get(from);
    if (known) return known;
    const comer = { connections: 0, left: this.#limits.burst, filledAt: this.#now() };
    this.#comers.set(from, comer);
    return comer;
  }

  /** Counts a message. Returns for how many milliseconds nothing more is read. */
  #waits(comer: Comer): number {
    const { burst, messagesPerSecond } = this.#limits;
    const now = this.#now();
    const filled = comer.left + ((now - comer.filledAt) / SECOND) * messagesPerSecond;
    comer.left = Math.min(burst, filled) - 1;
    comer.filledAt = now;
    return comer.left >= 0 ? 0 : Math.ceil((-comer.left / messagesPerSecond) * SECOND);
  }
}

/** Limits for all who do not sit at this machine. */
export const limitAddresses = async (app: FastifyInstance, limits: Limits, now: () => number): Promise<void> => {
  const porter = new Porter(limits, now);
  const coming = new WeakMap<IncomingMessage, string>();
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60 * SECOND,
    keyGenerator: ({ ip }) => whence(ip),
    allowList: ({ ip }) => isThisMachine(ip),
  });
  app.addHook('onRequest', async ({ ip, raw, headers }) => {
    if (headers.upgrade === undefined || isThisMachine(ip)) return;
    const from = whence(ip);
    if (!porter.mayCome(from)) throw no('tooManyConnections');
    coming.set(raw, from);
  });
  app.websocketServer.on('connection', (socket: WebSocket, raw: IncomingMessage) => {
    const from = coming.get(raw);
    if (from !== undefined) porter.admit(from, socket, (resume, ms) => setTimeout(resume, ms).unref());
  });
};
