import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { no, notNow } from '../rooms/no.ts';
import { isThisMachine, type Proxies, whence } from './address.ts';
import { Budget } from './budget.ts';
import { isOwn } from './fault.ts';

/** How much may come from one address: that of a house, of a school, of a program. */
export interface Limits {
  /** Live connections at once. */
  readonly connections: number;
  /** Messages that may come in one go, and how many a second after that. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  /** Requests of a minute; pages are counted apart from the rest. */
  readonly requestsPerMinute: number;
  /** Lines at once, live or not, from one address and in all. */
  readonly lines: number;
  readonly linesInAll: number;
  /** A request that is not there whole after so many milliseconds is cut off. */
  readonly sendingMs: number;
}

export const USUAL_LIMITS: Limits = {
  connections: 100,
  burst: 500,
  messagesPerSecond: 100,
  requestsPerMinute: 1200,
  lines: 250,
  linesInAll: 20_000,
  sendingMs: 20_000,
};

export type ReadSocket = Pick<WebSocket, 'on' | 'pause' | 'resume' | 'removeAllListeners' | 'terminate'>;

/**
 * Counts what comes from each address over live connections. What comes a little too fast is read later; an address that goes on is cut
 * off, and nothing more of it is heard. What an address owes is not forgiven when it comes again.
 */
export class Porter {
  readonly #limits: Limits;
  readonly #messages: Budget;
  readonly #connections = new Map<string, number>();

  /** `now` runs evenly, whatever the clock on the wall does. */
  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#messages = new Budget(limits.burst, limits.messagesPerSecond, now);
  }

  mayCome(from: string): boolean {
    return (this.#connections.get(from) ?? 0) < this.#limits.connections && this.#messages.left(from) >= 0;
  }

  /** Somebody is connected, which counts like a message. `later` calls back after so many milliseconds. */
  admit(from: string, socket: ReadSocket, later: (resume: () => void, ms: number) => void): void {
    this.#connections.set(from, (this.#connections.get(from) ?? 0) + 1);
    this.#messages.take(from);
    socket.on('message', () => {
      const left = this.#messages.take(from);
      if (left >= 0) return;
      // What had been read when the line was paused still arrives: so much of it is borne with.
      if (left < -this.#limits.messagesPerSecond) {
        socket.removeAllListeners('message');
        return socket.terminate();
      }
      socket.pause();
      later(() => socket.resume(), this.#messages.wait(from));
    });
    socket.on('close', () => {
      const others = (this.#connections.get(from) ?? 1) - 1;
      if (others === 0) this.#connections.delete(from);
      else this.#connections.set(from, others);
    });
  }
}

/** Lines that are open from each address, before anything is known of what they carry. */
const limitLines = (app: FastifyInstance, { lines, linesInAll }: Limits, isExempt: Proxies): void => {
  const open = new Map<string, number>();
  app.server.maxConnections = linesInAll;
  app.server.on('connection', (line: Socket) => {
    const ip = line.remoteAddress ?? '';
    if (isExempt(ip)) return;
    const from = whence(ip);
    const others = open.get(from) ?? 0;
    if (others >= lines) return void line.destroy();
    open.set(from, others + 1);
    line.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left === 0) open.delete(from);
      else open.set(from, left);
    });
  });
};

export interface LimitOptions {
  readonly limits: Limits;
  readonly proxies: Proxies;
  /** The server is for this machine, which then has no limits. In public it may be a proxy that nobody named. */
  readonly isAtHome: boolean;
  readonly now: () => number;
}

const MINUTE_SECONDS = 60;

/** Limits on lines, requests, pages and messages. */
export const limitAddresses = (app: FastifyInstance, { limits, proxies, isAtHome, now }: LimitOptions): void => {
  const isExempt = (ip: string): boolean => isAtHome && isThisMachine(ip);
  limitLines(app, limits, (ip) => isExempt(ip) || proxies(ip));
  const porter = new Porter(limits, now);
  const { requestsPerMinute } = limits;
  const requests = new Budget(requestsPerMinute, requestsPerMinute / MINUTE_SECONDS, now);
  const coming = new WeakMap<IncomingMessage, string>();
  app.addHook('onRequest', async ({ ip, raw, headers, url }) => {
    if (isExempt(ip)) return;
    const from = whence(ip);
    const whose = isOwn(url) ? from : `page ${from}`;
    if (requests.left(whose) < 1) throw notNow('tooManyRequests', requests.wait(whose));
    requests.take(whose);
    if (headers.upgrade === undefined) return;
    if (!porter.mayCome(from)) throw no('tooManyConnections');
    coming.set(raw, from);
  });
  app.websocketServer.on('connection', (socket: WebSocket, raw: IncomingMessage) => {
    const from = coming.get(raw);
    if (from !== undefined) porter.admit(from, socket, (resume, ms) => setTimeout(resume, ms).unref());
  });
};
