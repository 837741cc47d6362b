import type { IncomingMessage, ServerResponse } from 'node:http';
import { InputError } from '@bivouac/kernel';
import type { FaultBody, FaultKind, WireFault } from '@bivouac/wire';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { faultTold } from '../rooms/connection.ts';
import { No, no, notNow } from '../rooms/no.ts';

const MINUTE = 60_000;

const STATUS: Readonly<Record<FaultKind, number>> = {
  input: 400,
  notSignedIn: 401,
  notYours: 403,
  missing: 404,
  conflict: 409,
  tooMuch: 429,
  crossSite: 403,
  broken: 500,
  unreachable: 503,
};

/** What Fastify itself finds wrong with a request, in our words. */
const byStatus = (status: number, { message }: Error): WireFault | undefined => {
  if (status === 413) return no('tooLarge').fault;
  if (status === 429) return notNow('tooManyRequests', MINUTE).fault;
  if (status === 404) return no('nothingHere').fault;
  if (status >= 400 && status < 500) return { kind: 'input', wrong: message, remedy: 'See /api/docs.' };
  return undefined;
};

/** What is wrong with an address before there is a route for it: a bad escape, a name that is far too long. */
export const tellBadAddress = (fault: FastifyError, _request: unknown, reply: FastifyReply): void => {
  const status = fault.statusCode ?? 400;
  void reply.code(status).send({ error: byStatus(status, fault) });
};

/** Serves the pages of the table: everything that is not the server's own. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

const OWN = /^\/(api|ws|metrics|health)(\/|\?|$)/;
/** Is this the server's own, and no page of the site? */
export const isOwn = (url: string): boolean => OWN.test(url);

/** Every error leaves in the same shape. What is our own fault goes to the log and not to the sender. */
export const tellFaults = (app: FastifyInstance, site?: Site): void => {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const status = fault.statusCode ?? 500;
    const isOurs = !(fault instanceof No) && !(fault instanceof InputError);
    const error =
      (isOurs ? byStatus(status, fault) : undefined) ??
      faultTold(fault, (unforeseen) => request.log.error({ err: unforeseen }, 'a request failed'));
    if (fault instanceof No && fault.waitMs !== undefined) reply.header('retry-after', Math.ceil(fault.waitMs / 1000));
    return reply.code(isOurs && status < 500 ? status : STATUS[error.kind]).send({ error } satisfies FaultBody);
  });
  app.setNotFoundHandler((request, reply) => {
    if (site && request.headers.upgrade === undefined && !isOwn(request.url)) {
      reply.hijack();
      return site(request.raw, reply.raw);
    }
    return reply.code(404).send({ error: no('nothingHere').fault } satisfies FaultBody);
  });
};
