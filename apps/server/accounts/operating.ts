import { ROUTES } from '@bivouac/wire';
import type { Feature } from '../http/context.ts';
import { type OperatorCheck, operatorOnly } from '../http/operator-only.ts';
import { serve } from '../http/serve.ts';
import { no } from '../rooms/no.ts';
import type { User } from '../storage/users.ts';
import type { Keys } from './keys.ts';
import { unlock } from './login.ts';
import { REGISTRATIONS } from './register.ts';
import type { Door } from './sessions.ts';

const { suspend, readmit, unlock: unlocking, registrations } = ROUTES.operation;

export interface OperatingSettings extends OperatorCheck {
  readonly door: Door;
  readonly keys: Keys;
}

/** What the operator may do about people: it is done at once, in every process. */
export const operating =
  ({ door, keys, ...operator }: OperatingSettings): Feature =>
  (app, context) => {
    const { store, now } = context;
    const check = operatorOnly(context, operator);
    const named = async (name: string): Promise<User> => {
      const user = await store.users.byName(name);
      if (!user) throw no('nobodyCalled', { params: { name } });
      return user;
    };

    /** They are shown out, with their programs, and come in no more. Their seats are theirs: those who wait may claim them. */
    serve(app, suspend, async (request) => {
      await check(request);
      const { id } = await named(request.body.name);
      await store.users.suspend(id, now());
      await door.letAllOut(id);
      await keys.endOf(id);
      return { done: true };
    });

    serve(app, readmit, async (request) => {
      await check(request);
      await store.users.suspend((await named(request.body.name)).id, null);
      return { done: true };
    });

    /** Others have guessed at this name so often that its owner cannot sign in. */
    serve(app, unlocking, async (request) => {
      await check(request);
      const { name } = await named(request.body.name);
      await unlock(operator.attempts, name);
      return { done: true };
    });

    serve(app, registrations, async (request) => {
      await check(request);
      await store.settings.put(REGISTRATIONS, request.body.are);
      return { done: true };
    });
  };
