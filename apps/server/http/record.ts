import { SPECTATOR } from '@bivouac/kernel';
import { ROUTES } from '@bivouac/wire';
import { no } from '../rooms/no.ts';
import { checkPlace } from '../rooms/seating.ts';
import type { Feature } from './context.ts';
import { serve } from './serve.ts';

/** The file of a match, for all who may watch it. */
export const serveRecords: Feature = (app, { rooms, store }) =>
  serve(app, ROUTES.matches.record, async ({ params: { match }, who }, reply) => {
    const room = await rooms.open(match);
    const isInvited = who ? await store.matches.isInvited(match, who.user) : false;
    checkPlace(room.row, SPECTATOR, who, isInvited);
    if (room.row.status !== 'over') throw no('recordAfterEnd');
    reply.header('content-disposition', `attachment; filename="bivouac-${match}.json"`);
    return room.record();
  });
