import { type FaultName, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person } from '../accounts/sessions.ts';
import { serve } from '../http/serve.ts';
import { no, type No } from '../rooms/no.ts';
import { DAY } from './absence.ts';
import type { Lobby } from './lobby.ts';

const { list, announce, end } = ROUTES.vacations;

const LONGEST = 60 * DAY;
const AHEAD = 365 * DAY;
const MOST = 20;

/** Days on which one does not play. Each match grants as many as were agreed for it. */
export const serveVacations = (app: FastifyInstance, { context: { store, now } }: Lobby): void => {
  serve(app, list, async (request) => ({ vacations: await store.users.vacations(person(request).user) }));

  serve(app, announce, async (request) => {
    const { user } = person(request);
    const time = now();
    const { begins = time, ends } = request.body;
    const wrong = (name: FaultName): No => no(name, { place: 'body' });
    if (begins < time) throw wrong('vacationPast');
    if (ends <= begins || ends - begins > LONGEST) throw wrong('vacationLength');
    if (begins - time > AHEAD) throw wrong('vacationFar');
    const others = await store.users.vacations(user);
    if (others.some((each) => each.begins < ends && begins < each.ends)) throw wrong('vacationTwice');
    if (others.filter((each) => each.ends > time).length >= MOST) throw wrong('vacationsMany');
    await store.users.addVacation(user, { begins, ends });
    return { vacations: await store.users.vacations(user) };
  });

  /** One that has begun ends now, and what has passed of it stays; one to come is dropped. */
  serve(app, end, async (request) => {
    const { user } = person(request);
    const time = now();
    const found = (await store.users.vacations(user)).find(({ begins }) => begins === request.body.begins);
    if (!found) throw no('noSuchVacation');
    if (found.begins >= time) await store.users.dropVacation(user, found.begins);
    else if (found.ends > time) await store.users.addVacation(user, { begins: found.begins, ends: time });
    return { vacations: await store.users.vacations(user) };
  });
};
