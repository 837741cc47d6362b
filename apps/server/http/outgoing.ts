import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** So much may wait for a client that does not read. Then it is cut, and comes back when it can. */
const MOST_UNREAD = 4 * 1024 * 1024;

/** Sends frames. Those of one turn, such as what has changed and the reply, leave in one call to the system. */
export const sending = (
  socket: Pick<WebSocket, 'bufferedAmount' | 'send' | 'terminate'>,
  line: Pick<Writable, 'cork' | 'uncork'>,
): ((frame: string) => void) => {
  let isGathering = false;
  return (frame) => {
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    if (!isGathering) {
      isGathering = true;
      line.cork();
      process.nextTick(() => {
        isGathering = false;
        line.uncork();
      });
    }
    socket.send(frame);
  };
};
