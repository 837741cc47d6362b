import type { Feature } from '../http/context.ts';
import type { Bell } from './bell.ts';
import { serveBell } from './bell.ts';
import type { Reach } from './courier.ts';
import type { Herald } from './herald.ts';
import { serveWishes } from './wishes.ts';

export interface NotifySettings {
  readonly herald: Herald;
  readonly bell: Bell;
  readonly reach: Reach;
  /** Milliseconds between two looks at what is due; none where somebody else calls `herald.tick`. */
  readonly tickMs?: number;
}

/** Tells players when it is their turn. */
export const notify =
  ({ herald, bell, reach, tickMs }: NotifySettings): Feature =>
  (app, context) => {
    herald.begin(context);
    serveBell(app, context, bell);
    serveWishes(app, context, reach);
    if (tickMs === undefined) return;
    let ticking: Promise<void> | undefined;
    const timer = setInterval(() => {
      ticking ??= herald
        .tick()
        .catch((fault: unknown) => app.log.error({ err: fault }, 'notices were not brought'))
        .finally(() => (ticking = undefined));
    }, tickMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await ticking;
    });
  };
