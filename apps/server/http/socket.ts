import websocket, { type WebSocket } from '@fastify/websocket';
import { MOST_BYTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { Connection } from '../rooms/connection.ts';
import { whence } from './address.ts';
import type { Context } from './context.ts';
import type { Identity } from './identity.ts';
import { sending } from './outgoing.ts';
import { keepPulse } from './pulse.ts';

/** Larger messages are answered; beyond this the connection is cut before they are read to the end. */
const MOST_PAYLOAD = 4 * MOST_BYTES;

/** One who was let in, and whether they still would be. */
export interface Admitted {
  readonly who: Identity | undefined;
  readonly isStillIn: () => Promise<boolean>;
}

/** The open connections, so that those of someone who signs out can be closed. */
export class Sockets {
  readonly #open = new Map<WebSocket, Admitted>();
  #areHeard = true;

  /** Nothing more is heard: what was begun comes to its end before the server goes away. */
  hush(): void {
    this.#areHeard = false;
  }

  get areHeard(): boolean {
    return this.#areHeard;
  }

  add(socket: WebSocket, visitor: Admitted): void {
    this.#open.set(socket, visitor);
  }

  drop(socket: WebSocket): void {
    this.#open.delete(socket);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Cuts every connection of this user. */
  closeOf(user: string): void {
    for (const [socket, { who }] of this.#open) if (who?.user === user) socket.close(4001, 'signed out');
  }

  /** Cuts those whose session has ended without anybody having said so. */
  async checkAll(): Promise<void> {
    for (const [socket, { who, isStillIn }] of this.#open)
      if (who && !(await isStillIn())) socket.close(4001, 'signed out');
  }

  closeAll(): void {
    for (const socket of this.#open.keys()) socket.close(1001, 'the server is going away');
  }
}

/** Comes before every check of requests: so a connection that is refused is closed as well. */
export const openSockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: MOST_PAYLOAD, perMessageDeflate: false } });
};

/** Live matches at /ws, in the words of packages/wire. */
export const serveSockets = (
  app: FastifyInstance,
  {
    rooms,
    readings,
    metrics,
    sockets,
    landing,
  }: Pick<Context, 'rooms' | 'readings' | 'metrics' | 'sockets' | 'landing'>,
): void => {
  landing.receive('tables', ({ who, from }, { frame, end }) => {
    const report = (fault: unknown): void => {
      metrics.faults.inc();
      app.log.error({ err: fault }, 'a message from another process failed');
    };
    const connection = new Connection({
      rooms,
      readings,
      from,
      who: who ?? undefined,
      send: frame,
      end,
      isLed: true,
      report,
    });
    return {
      say: (text) => {
        if (sockets.areHeard) void connection.hear(text);
      },
      close: () => void connection.close().catch(report),
    };
  });
  app.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const connection = new Connection({
      rooms,
      readings,
      from: whence(request.ip),
      who: request.who,
      send: sending(socket, request.raw.socket),
      end: (code, why) => socket.close(code, why),
      report(fault) {
        metrics.faults.inc();
        request.log.error({ err: fault }, 'a message failed');
      },
    });
    sockets.add(socket, { who: request.who, isStillIn: () => request.isStillIn() });
    metrics.sockets.inc();
    keepPulse(socket);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!sockets.areHeard) return;
      metrics.messages.inc();
      const ended = metrics.replies.startTimer();
      void connection.hear(isBinary ? '' : data.toString()).finally(ended);
    });
    socket.on('error', () => undefined); // Too large or not in the form of the protocol: ws closes it, and says why.
    socket.on('close', () => {
      sockets.drop(socket);
      metrics.sockets.dec();
      connection.close().catch((fault: unknown) => request.log.warn({ err: fault }, 'a connection was not closed'));
    });
  });
};
