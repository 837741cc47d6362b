import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import type { Allowance, Attempts } from '../accounts/attempts.ts';
import { person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { no, notNow } from '../rooms/no.ts';
import { matchOf } from '../lobby/lookup.ts';
import { checkMayHear, seatsRead } from './lines.ts';
import { plainWords } from './manners.ts';

const REPORTS: Allowance = { most: 10, withinMs: 24 * 60 * 60_000 };

/** Words that nobody should have to read are shown to the operator, as they were. */
export const serveReports = (app: FastifyInstance, context: Context, attempts: Attempts): void => {
  const { store, now } = context;
  serve(app, ROUTES.chat.report, async (request) => {
    const who = person(request);
    const { match: id, line } = request.params;
    const readers = seatsRead(await checkMayHear(context, id, request), request.who);
    const number = Number(line);
    const [said] = await store.chat.lines(id, { limit: 1, before: number + 1, readers });
    if (said?.line !== number) throw no('noSuchLine');
    if (said.user === who.user) throw no('ownWords');
    if (!(await attempts.take(`report ${who.user}`, now(), REPORTS))) throw notNow('reportedMuch', REPORTS.withinMs);
    const reason = plainWords(request.body.reason);
    await store.chat.report({ by: who.user, about: said.user, match: id, quote: said.words, reason, at: now() });
    return { done: true };
  });

  // What a player of the match holds to be wrong in the rules: the operator finds the place in the record of the match.
  serve(app, ROUTES.chat.doubt, async (request) => {
    const who = person(request);
    const { match: id } = request.params;
    await matchOf(context, id, who);
    if (!(await attempts.take(`report ${who.user}`, now(), REPORTS))) throw notNow('reportedMuch', REPORTS.withinMs);
    const { at, rule } = request.body;
    const quote = `${at} · ${plainWords(rule)} · ${plainWords(request.body.said)}`;
    await store.chat.report({
      by: who.user,
      about: null,
      match: id,
      quote,
      reason: plainWords(request.body.note),
      at: now(),
    });
    return { done: true };
  });
};
