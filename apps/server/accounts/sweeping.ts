import type { Context, Feature } from '../http/context.ts';

const HOUR = 60 * 60_000;

/** Throws away what has ended: sessions, links, keys and what was counted. */
export const sweep = async ({ store, now }: Pick<Context, 'store' | 'now'>): Promise<void> => {
  await store.sessions.sweep(now());
  await store.tokens.sweep(now());
  await store.attempts.sweep(now());
};

/** Sweeps every hour. */
export const sweeping: Feature = (app, context) => {
  const timer = setInterval(() => {
    sweep(context).catch((fault: unknown) => app.log.error({ err: fault }, 'old sessions were not swept'));
  }, HOUR);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
};
