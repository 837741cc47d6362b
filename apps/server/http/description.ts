import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaOf, TO_SERVER, VERBS } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';

const LIVE = `A live match is played over a WebSocket at \`/ws\`. A client sends objects in JSON with a \`say\`, an \`id\` of
its own and the fields of the schema \`say.<what>\` below; the server replies with \`done\`, \`refused\` (a rule says no) or
\`fault\`, and tells what has changed in \`snapshot\` and \`delta\`, \`presence\` and \`chat\`.`;

/** The page that describes the server, at /api/docs. It is made from the schemas that check. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  const schemas = VERBS.map((verb) => [`say.${verb}`, jsonSchemaOf(TO_SERVER[verb].form)]);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Bivouac', version: '1', description: LIVE },
      components: { schemas: Object.fromEntries(schemas) as Record<string, object> },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
};
