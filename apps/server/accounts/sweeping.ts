import type { Context, Feature } from '../http/context.ts';

const HOUR = 60 * 60_000;
/** So long a notice is kept. A match that is played live makes hundreds. */
const NOTICES_KEPT = 60 * 24 * HOUR;

/** Throws away what has ended: sessions, links, keys, what was counted, and notices of long ago. */
export const sweep = async ({ store, now }: Pick<Context, 'store' | 'now'>): Promise<void> => {
  await store.sessions.sweep(now());
  await store.tokens.sweep(now());
  await store.attempts.sweep(now());
  await store.notices.sweep(now() - NOTICES_KEPT);
};

/** Sweeps every hour. */
export const sweeping: Feature = (app, context) => {
  const timer = setInterval(() => {
    sweep(context).catch((fault: unknown) => app.log.error({ err: fault }, 'what has ended was not swept'));
  }, HOUR);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
};
