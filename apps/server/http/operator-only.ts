import type { FastifyRequest } from 'fastify';
import type { Allowance, Attempts } from '../accounts/attempts.ts';
import { no } from '../rooms/no.ts';
import { isSecret } from '../storage/secret.ts';
import { whence } from './address.ts';
import type { Context } from './context.ts';

const GUESSES: Allowance = { most: 20, withinMs: 60 * 60_000 };

export interface OperatorCheck {
  /** Without one in the settings there is nothing here. */
  readonly token: string | undefined;
  readonly attempts: Attempts;
}

/** Lets the holder of the operator's token through; to all others the page does not exist. */
export const operatorOnly =
  ({ now }: Pick<Context, 'now'>, { token, attempts }: OperatorCheck) =>
  async ({ headers, ip }: FastifyRequest): Promise<void> => {
    const nothing = no('nothingHere');
    const given = /^Bearer (.{1,200})$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined || given === undefined) throw nothing;
    if (!(await attempts.take(`operator ${whence(ip)}`, now(), GUESSES))) throw nothing;
    if (!isSecret(given, token)) throw nothing;
    await attempts.forget(`operator ${whence(ip)}`);
  };
