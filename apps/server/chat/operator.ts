import { ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/context.ts';
import { type OperatorCheck, operatorOnly } from '../http/operator-only.ts';
import { givenToken } from '../http/operator-settings.ts';
import { serve } from '../http/serve.ts';

const { reports, settle } = ROUTES.operation;

const SHOWN = 200;

/** The operator's token, from their settings. A short one could be guessed. */
export const operatorToken = (given: string | undefined): string | undefined => givenToken('OPERATOR_TOKEN', given);

/** What the operator sees: reports that nobody has dealt with. */
export const serveOperator = (app: FastifyInstance, context: Context, operator: OperatorCheck): void => {
  const { store, now } = context;
  const check = operatorOnly(context, operator);
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
