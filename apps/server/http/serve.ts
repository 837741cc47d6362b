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

/** Serves a route as packages/wire describes it: what comes in and what goes out is checked by its schemas. */
export const serve = <R extends Route>(
  app: FastifyInstance,
  route: R,
  handle: (request: Asked<R>, reply: FastifyReply) => Promise<ReplyOf<R>> | ReplyOf<R>,
): void => {
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
