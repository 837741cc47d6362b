import type { Infer } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person } from '../accounts/sessions.ts';
import { No } from '../rooms/no.ts';
import { DAY } from './absence.ts';
import type { Lobby } from './lobby.ts';
import { vacation, vacationBegun } from './shapes.ts';

const LONGEST = 60 * DAY;
const AHEAD = 365 * DAY;
const MOST = 20;

/** Days on which one does not play. Each match grants as many as were agreed for it. */
export const serveVacations = (app: FastifyInstance, { context: { store, now } }: Lobby): void => {
  app.get('/api/me/vacations', { schema: { summary: 'My vacations', tags: ['lobby'] } }, async (request) => ({
    vacations: await store.users.vacations(person(request).user),
  }));

  app.post<{ Body: Infer<typeof vacation> }>(
    '/api/me/vacations',
    { schema: { summary: 'Announce a vacation', tags: ['lobby'], body: described(vacation) } },
    async (request) => {
      const { user } = person(request);
      const time = now();
      const { begins = time, ends } = request.body;
      const wrong = (what: string, remedy: string): No => new No('input', what, remedy, 'body');
      if (begins < time) throw wrong('it begins in the past', 'Time that has passed stays so.');
      if (ends <= begins || ends - begins > LONGEST) throw wrong('it has a strange length', 'Up to 60 days at once.');
      if (begins - time > AHEAD) throw wrong('it is far away', 'Announce it in the year before.');
      const others = await store.users.vacations(user);
      if (others.some((each) => each.begins < ends && begins < each.ends))
        throw wrong('you are away then already', 'End the other one first.');
      if (others.filter((each) => each.ends > time).length >= MOST) throw wrong('these are many', 'Drop one first.');
      await store.users.addVacation(user, { begins, ends });
      return { vacations: await store.users.vacations(user) };
    },
  );

  /** One that has begun ends now, and what has passed of it stays; one to come is dropped. */
  app.post<{ Body: Infer<typeof vacationBegun> }>(
    '/api/me/vacations/end',
    { schema: { summary: 'End or drop a vacation', tags: ['lobby'], body: described(vacationBegun) } },
    async (request) => {
      const { user } = person(request);
      const time = now();
      const found = (await store.users.vacations(user)).find(({ begins }) => begins === request.body.begins);
      if (!found) throw new No('missing', 'there is no such vacation', 'Look at the list again.');
      if (found.begins >= time) await store.users.dropVacation(user, found.begins);
      else if (found.ends > time) await store.users.addVacation(user, { begins: found.begins, ends: time });
      return { vacations: await store.users.vacations(user) };
    },
  );
};
