import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Allowance, Attempts } from '../accounts/attempts.ts';
import { whence } from '../http/address.ts';
import type { Context } from '../http/context.ts';
import { givenToken } from '../http/operator-settings.ts';
import { serve } from '../http/serve.ts';
import { no } from '../rooms/no.ts';
import { isSecret } from '../storage/secret.ts';

const { reports, settle } = ROUTES.operation;

const GUESSES: Allowance = { most: 20, withinMs: 60 * 60_000 };
const SHOWN = 200;

/** The operator's token, from the settings. A short one could be guessed. */
export const operatorToken = (given: string | undefined): string | undefined => givenToken('OPERATOR_TOKEN', given);

/** What the operator sees: reports that nobody has dealt with. Without a token in the settings there is nothing here. */
export const serveOperator = (
  app: FastifyInstance,
  { store, now }: Context,
  { token, attempts }: { readonly token: string | undefined; readonly attempts: Attempts },
): void => {
  const check = async ({ headers, ip }: FastifyRequest): Promise<void> => {
    const nothing = no('nothingHere');
    const given = /^Bearer (.{1,200})$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined || given === undefined) throw nothing;
    if (!(await attempts.take(`operator ${whence(ip)}`, now(), GUESSES))) throw nothing;
    if (!isSecret(given, token)) throw nothing;
    await attempts.forget(`operator ${whence(ip)}`);
  };
  const nameOf = async (id: string | null): Promise<string | null> =>
    id === null ? null : ((await store.users.get(id))?.name ?? null);

  serve(app, reports, async (request) => {
    await check(request);
    const unsettled = await store.chat.unsettled(SHOWN);
    return {
      reports: await Promise.all(
        unsettled.map(async (each) => ({ ...each, by: await nameOf(each.by), about: await nameOf(each.about) })),
      ),
    };
  });

  serve(app, settle, async (request) => {
    await check(request);
    await store.chat.settle(Number(request.params.report), now());
    return { done: true };
  });
};
