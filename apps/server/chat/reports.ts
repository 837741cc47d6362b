import { type Infer, shape, text } from '@bivouac/kernel';
import { described, name, upTo } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { type Allowance, type Attempts, tooOften } from '../accounts/attempts.ts';
import { person } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { No } from '../rooms/no.ts';
import { checkMayHear } from './lines.ts';
import { plainWords } from './manners.ts';

const REPORTS: Allowance = { most: 10, withinMs: 24 * 60 * 60_000 };
const params = shape({ match: name, line: text({ pattern: /^\d{1,9}$/, like: '120' }) });
const body = shape({ reason: upTo(1000) });

/** Words that nobody should have to read are shown to the operator, as they were. */
export const serveReports = (app: FastifyInstance, context: Context, attempts: Attempts): void => {
  const { store, now } = context;
  app.post<{ Params: Infer<typeof params>; Body: Infer<typeof body> }>(
    '/api/matches/:match/chat/:line/report',
    {
      schema: {
        summary: 'Report a line to the operator',
        tags: ['chat'],
        params: described(params),
        body: described(body),
      },
    },
    async (request, reply) => {
      const who = person(request);
      const { match: id, line } = request.params;
      await checkMayHear(context, id, request);
      const number = Number(line);
      const [said] = await store.chat.lines(id, { limit: 1, before: number + 1 });
      if (said?.line !== number) throw new No('missing', 'there is no such line', 'Look at the chat again.');
      if (said.user === who.user) throw new No('conflict', 'these are your own words', 'Report those of others.');
      if (!(await attempts.take(`report ${who.user}`, now(), REPORTS)))
        return tooOften(reply, 'you have reported much today', REPORTS);
      const reason = plainWords(request.body.reason);
      await store.chat.report({ by: who.user, about: said.user, match: id, quote: said.words, reason, at: now() });
      return reply.code(201).send({ done: true });
    },
  );
};
