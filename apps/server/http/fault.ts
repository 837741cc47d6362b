import type { IncomingMessage, ServerResponse } from 'node:http';
import { InputError } from '@bivouac/kernel';
import type { FaultBody, FaultKind, WireFault } from '@bivouac/wire';
import type { FastifyError, FastifyInstance } from 'fastify';
import { faultTold } from '../rooms/connection.ts';
import { No } from '../rooms/no.ts';

const STATUS: Readonly<Record<FaultKind, number>> = {
  input: 400,
  notSignedIn: 401,
  notYours: 403,
  missing: 404,
  conflict: 409,
  tooMuch: 413,
  crossSite: 403,
  broken: 500,
  unreachable: 503,
};

/** What Fastify itself finds wrong with a request, in our words. */
const byStatus = (status: number, { message }: Error): WireFault | undefined => {
  if (status === 413) return { kind: 'tooMuch', wrong: 'the request is too large', remedy: 'Send less at once.' };
  if (status === 429) return { kind: 'tooMuch', wrong: 'too many requests', remedy: 'Wait a little, then try again.' };
  if (status === 404) return { kind: 'missing', wrong: 'there is nothing here', remedy: 'Check the address.' };
  if (status >= 400 && status < 500) return { kind: 'input', wrong: message, remedy: 'See /api/docs.' };
  return undefined;
};

/** Serves the pages of the table: everything that is not the server's own. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

const OWN = /^\/(api|ws|metrics|health)(\/|\?|$)/;

/** Every error leaves in the same shape. What is our own fault goes to the log and not to the sender. */
export const tellFaults = (app: FastifyInstance, site?: Site): void => {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const status = fault.statusCode ?? 500;
    const isOurs = !(fault instanceof No) && !(fault instanceof InputError);
    const error =
      (isOurs ? byStatus(status, fault) : undefined) ??
      faultTold(fault, (unforeseen) => request.log.error({ err: unforeseen }, 'a request failed'));
    return reply.code(isOurs && status < 500 ? status : STATUS[error.kind]).send({ error } satisfies FaultBody);
  });
  app.setNotFoundHandler((request, reply) => {
    if (site && request.headers.upgrade === undefined && !OWN.test(request.url)) {
      reply.hijack();
      return site(request.raw, reply.raw);
    }
    const error = { kind: 'missing', wrong: 'there is nothing here', remedy: 'Check the address.' } as const;
    return reply.code(404).send({ error } satisfies FaultBody);
  });
};
