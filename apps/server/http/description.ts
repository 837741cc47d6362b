import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaOf, noticeSent, SENT_VERBS, TO_CLIENT, TO_SERVER, VERBS } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';

const LIVE = `A live match is played over a WebSocket at \`/ws\`. A client sends objects in JSON with a \`say\`, an \`id\` of
its own and the fields of the schema \`say.<what>\` below; the server replies with \`done\`, \`refused\` (a rule says no) or
\`fault\`, and tells what has changed in \`snapshot\` and \`delta\`, \`presence\` and \`chat\`: the schemas \`sent.<what>\`.
What a user is told away from the table comes over \`/ws/notices\`.`;

/** The page that describes the server, at /api/docs. It is made from the schemas that check. */
export const describeApi = async (app: FastifyInstance): Promise<void> => {
  const said = VERBS.map((verb) => [`say.${verb}`, jsonSchemaOf(TO_SERVER[verb].form)]);
  const sent = SENT_VERBS.map((verb) => [`sent.${verb}`, jsonSchemaOf(TO_CLIENT[verb].form)]);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Bivouac', version: '1', description: LIVE },
      components: {
        schemas: Object.fromEntries([...said, ...sent, ['sent.notice', jsonSchemaOf(noticeSent.form)]]) as Record<
          string,
          object
        >,
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
};
