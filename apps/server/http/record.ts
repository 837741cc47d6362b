import { SPECTATOR, shape } from '@bivouac/kernel';
import { described, name } from '@bivouac/wire';
import { No } from '../rooms/no.ts';
import { checkPlace } from '../rooms/seating.ts';
import type { Feature } from './context.ts';

const params = shape({ match: name });

/** The file of a match, for all who may watch it. While it runs the file would tell every secret: it comes after the end. */
export const serveRecords: Feature = (app, { rooms, store }) => {
  app.get<{ Params: { readonly match: string } }>(
    '/api/matches/:match/record',
    {
      schema: {
        summary: 'The record of a match that is over, with the secret of its dice',
        tags: ['matches'],
        params: described(params),
      },
    },
    async ({ params: { match }, who }, reply) => {
      const room = await rooms.open(match);
      const isInvited = who ? await store.matches.isInvited(match, who.user) : false;
      checkPlace(room.row, SPECTATOR, who, isInvited);
      if (room.row.status !== 'over')
        throw new No('conflict', 'the match is not over', 'Its record can be had after the end.');
      return reply
        .header('content-disposition', `attachment; filename="bivouac-${match}.json"`)
        .send(await room.record());
    },
  );
};
