import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Traffic } from './report.ts';

/**
 * Notes what a server sends from now on, until the returned function is called; replies under way are waited for. The
 * server hears of every request, also of those that a worker or a service worker makes.
 */
export const watchWire = (server: Server): (() => Promise<Traffic>) => {
  const replies: Promise<number>[] = [];
  const note = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const before = socket.bytesWritten;
    replies.push(
      new Promise((resolve) => {
        response.once('close', () => resolve(socket.bytesWritten - before));
      }),
    );
  };
  server.prependListener('request', note);
  return async () => {
    server.off('request', note);
    const sent = await Promise.all(replies);
    return { requests: sent.length, bytes: sent.reduce((sum, bytes) => sum + bytes, 0) };
  };
};
