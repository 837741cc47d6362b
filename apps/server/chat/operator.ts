import { createHash, timingSafeEqual } from 'node:crypto';
import { type Infer, InputError, shape, text } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Allowance, type Attempts, whence } from '../accounts/attempts.ts';
import type { Context } from '../http/context.ts';
import { No } from '../rooms/no.ts';

const GUESSES: Allowance = { most: 20, withinMs: 60 * 60_000 };
const SHOWN = 200;
const SHORTEST = 24;
const params = shape({ report: text({ pattern: /^\d{1,9}$/, like: '12' }) });

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();

/** The operator's token, from his settings. A short one could be guessed. */
export const operatorToken = (given: string | undefined): string | undefined => {
  if (given === undefined || given === '' || given.length >= SHORTEST) return given || undefined;
  throw new InputError('OPERATOR_TOKEN', 'it is short', `Give at least ${SHORTEST} letters that nobody can guess.`);
};

/** What the operator sees: reports that nobody has dealt with. Without a token in the settings there is nothing here. */
export const serveOperator = (
  app: FastifyInstance,
  { store, now }: Context,
  { token, attempts }: { readonly token: string | undefined; readonly attempts: Attempts },
): void => {
  const check = async ({ headers, ip }: FastifyRequest): Promise<void> => {
    const nothing = new No('missing', 'there is nothing here', 'Check the address.');
    const given = /^Bearer (.{1,200})$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined || given === undefined) throw nothing;
    if (!(await attempts.take(`operator ${whence(ip)}`, now(), GUESSES))) throw nothing;
    if (!timingSafeEqual(digest(given), digest(token))) throw nothing;
    await attempts.forget(`operator ${whence(ip)}`);
  };
  const nameOf = async (id: string | null): Promise<string | null> =>
    id === null ? null : ((await store.users.get(id))?.name ?? null);

  app.get(
    '/api/operator/reports',
    { schema: { summary: 'Reports to deal with', tags: ['operation'] } },
    async (request) => {
      await check(request);
      const reports = await store.chat.unsettled(SHOWN);
      return {
        reports: await Promise.all(
          reports.map(async (each) => ({ ...each, by: await nameOf(each.by), about: await nameOf(each.about) })),
        ),
      };
    },
  );

  app.post<{ Params: Infer<typeof params> }>(
    '/api/operator/reports/:report/settle',
    { schema: { summary: 'This has been dealt with', tags: ['operation'], params: described(params) } },
    async (request) => {
      await check(request);
      await store.chat.settle(Number(request.params.report), now());
      return { done: true };
    },
  );
};
