import { SPECTATOR } from '@bivouac/kernel';
import { ROUTES } from '@bivouac/wire';
import { unpackedRecord } from '../archive/reading.ts';
import { no, noSuchMatch } from '../rooms/no.ts';
import { checkPlace } from '../rooms/seating.ts';
import { whence } from './address.ts';
import type { Feature } from './context.ts';
import { serveText } from './serve.ts';

const takesGzip = (accepted: string | string[] | undefined): boolean => /\bgzip\b/.test(String(accepted ?? ''));

/** The file of a match, for all who may watch it. */
export const serveRecords: Feature = (app, { readings, store }) =>
  serveText(app, ROUTES.matches.record, async ({ params: { match }, who, ip, headers }, reply) => {
    const row = await store.matches.get(match);
    if (!row) throw noSuchMatch();
    const isInvited = who ? await store.matches.isInvited(match, who.user) : false;
    checkPlace(row, SPECTATOR, who, isInvited);
    if (row.status !== 'over') throw no('recordAfterEnd');
    const packed = await readings.record(whence(ip), match);
    reply.header('content-disposition', `attachment; filename="bivouac-${match}.json"`);
    reply.header('vary', 'accept-encoding');
    if (!takesGzip(headers['accept-encoding'])) return unpackedRecord(packed);
    reply.header('content-encoding', 'gzip');
    return packed;
  });
