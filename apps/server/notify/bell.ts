import type { WebSocket } from '@fastify/websocket';
import { news, type NoticeSeen, type NoticeSent, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { keepPulse } from '../http/pulse.ts';

const { list, read } = ROUTES.notices;

const SHOWN = 50;
const MOST_OPEN = 20;

/** The bell in the page: one line for each tab that listens. */
export class Bell {
  readonly #listening = new Map<string, Set<WebSocket>>();

  add(user: string, socket: WebSocket): boolean {
    const tabs = this.#listening.get(user) ?? new Set();
    if (tabs.size >= MOST_OPEN) return false;
    this.#listening.set(user, tabs.add(socket));
    return true;
  }

  drop(user: string, socket: WebSocket): void {
    const tabs = this.#listening.get(user);
    tabs?.delete(socket);
    if (tabs?.size === 0) this.#listening.delete(user);
  }

  ring(user: string, notice: NoticeSeen): void {
    const frame = JSON.stringify({ say: 'notice', notice } satisfies NoticeSent);
    for (const socket of this.#listening.get(user) ?? []) socket.send(frame);
  }
}

/** What happened while one looked elsewhere: a list, and a line on which it comes at once. */
export const serveBell = (app: FastifyInstance, { store, now, sockets }: Context, bell: Bell): void => {
  const stop = store.hear((heard) => {
    if (heard.say === 'bell') bell.ring(heard.user, heard.notice);
  });
  app.addHook('onClose', async () => stop());

  serve(app, list, async (request) => {
    const told = await store.notices.list(person(request).user, SHOWN);
    return { notices: told.map((notice) => ({ ...notice, message: news.parse(notice.message, 'message') })) };
  });

  serve(app, read, async (request) => {
    await store.notices.markRead(person(request).user, request.body.upTo, now());
    return { done: true };
  });

  app.get('/ws/notices', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const { who } = request;
    if (!who || who.program || !bell.add(who.user, socket)) return socket.close(4003, 'not for you');
    // Among the others, so that it is cut when they sign out.
    sockets.add(socket, { who, isStillIn: () => request.isStillIn() });
    keepPulse(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      bell.drop(who.user, socket);
      sockets.drop(socket);
    });
  });
};
