import type { Keys } from '../accounts/keys.ts';
import type { Context, Feature } from '../http/context.ts';
import { endKeys, serveProgramKeys } from './program-keys.ts';
import { servePrograms } from './program-socket.ts';
import { Programs } from './programs.ts';

/** Programs of one's own, in whatever language, that hold a seat; and their keys, which their owner may end all at once. */
export const bots = (): { readonly feature: Feature; readonly keys: Keys } => {
  const programs = new Programs();
  let known: Context | undefined;
  const context = (): Context => {
    if (!known) throw new Error('programs have no store yet');
    return known;
  };
  return {
    feature(app, given) {
      known = given;
      const stop = given.store.hear((heard) => {
        if (heard.say === 'keyEnded') programs.cutOff(heard.match, heard.seat);
      });
      app.addHook('onClose', async () => stop());
      serveProgramKeys(app, given, programs);
      servePrograms(app, given, programs);
    },
    keys: {
      async countOf(user) {
        const { store, now } = context();
        return (await store.tokens.keysOf(user, now())).length;
      },
      async endOf(user) {
        const { store, rooms, now } = context();
        const given = await store.tokens.keysOf(user, now());
        for (const { match, seat } of given) {
          await endKeys(context(), programs, match, seat);
          const holder = (await store.matches.get(match))?.seats.find((each) => each.seat === seat)?.holder;
          if (holder?.kind !== 'program' || holder.owner !== user) continue;
          if (await store.matches.seat(match, seat, holder, { kind: 'user', user })) await rooms.refresh(match);
        }
        return given.length;
      },
    },
  };
};
