import type { WebSocket } from '@fastify/websocket';
import type { Seat } from '@bivouac/kernel';

/** How a connection ends whose key was taken back. */
export const KEY_ENDED = [4001, 'the key was taken back'] as const;

/** The programs that are connected, so that one whose key is taken back can be cut off. */
export class Programs {
  readonly #open = new Map<WebSocket, string>();

  add(match: string, seat: Seat, socket: WebSocket): void {
    this.#open.set(socket, `${match} ${seat}`);
  }

  drop(socket: WebSocket): void {
    this.#open.delete(socket);
  }

  /** Cuts off the program that holds this seat here; the other processes are told by the one that ends the key. */
  cutOff(match: string, seat: Seat): void {
    for (const [socket, place] of this.#open) if (place === `${match} ${seat}`) socket.close(...KEY_ENDED);
  }
}
