import {
  described,
  faultBody,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
} from '@bivouac/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Asked<R extends Route> = FastifyRequest<{
  Params: ParamsOf<R>;
  Querystring: QueryOf<R>;
  Body: BodyOf<R>;
}>;

const FAULT = described(faultBody);

type Handle<R extends Route, Reply> = (request: Asked<R>, reply: FastifyReply) => Promise<Reply> | Reply;

const routed = <R extends Route>(app: FastifyInstance, route: R, handle: Handle<R, unknown>): void => {
  const { method, path, summary, tag, status, params, query, body, reply: told } = route;
  app.route<{ Params: ParamsOf<R>; Querystring: QueryOf<R>; Body: BodyOf<R> }>({
    method,
    url: path,
    schema: {
      summary,
      tags: [tag],
      params: described(params),
      querystring: described(query),
      ...(body ? { body: described(body) } : {}),
      response: { [status]: described(told), '4xx': FAULT, '5xx': FAULT },
    },
    async handler(request, reply) {
      reply.code(status);
      return handle(request as Asked<R>, reply);
    },
  });
};

/** Serves a route as packages/wire describes it: what comes in and what goes out is checked by its schemas. */
export const serve = <R extends Route>(app: FastifyInstance, route: R, handle: Handle<R, ReplyOf<R>>): void =>
  routed(app, route, handle);

/** The same where the reply comes as the bytes of a JSON text that was checked where it was made. */
export const serveText = <R extends Route>(app: FastifyInstance, route: R, handle: Handle<R, Uint8Array>): void =>
  routed(app, route, async (request, reply) => {
    const bytes = await handle(request, reply);
    reply.type('application/json; charset=utf-8');
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
