import type { FastifyInstance } from 'fastify';
import type { Readings } from '../archive/readings.ts';
import type { Landing } from '../neighbours/landing.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Shelf } from '../rooms/shelf.ts';
import type { Store } from '../storage/store.ts';
import type { Metrics } from './metrics.ts';
import type { Sockets } from './socket.ts';

/** What every part of the server has at hand. */
export interface Context {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly rooms: Rooms;
  readonly readings: Readings;
  readonly sockets: Sockets;
  /** Where visitors of other processes come in. */
  readonly landing: Landing;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** A part of the server: accounts, lobby, chat … It adds its routes. */
export type Feature = (app: FastifyInstance, context: Context) => Promise<void> | void;
