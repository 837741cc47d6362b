import { flag, type Infer, listOf, optional, shape, text } from '@bivouac/kernel';
import { count, name, orNull, upTo } from '../fields.ts';
import { chatLine } from '../to-client.ts';
import { digits, isDone, routesOf } from './route.ts';

const { get, post } = routesOf('chat');

const match = name;
const mutedList = shape({ muted: listOf(shape({ id: name, name: text() })) });
export type MutedList = Infer<typeof mutedList>;

/** What is said at the tables. It is said over the live connection; here it is read again, muted and reported. */
export const chat = {
  lines: get('/api/matches/:match/chat', 'What was said at the table, without those whom one has muted', {
    params: { match },
    query: { before: optional(digits) },
    reply: shape({ lines: listOf(chatLine), hasMore: flag(), before: orNull(count) }),
  }),
  report: post('/api/matches/:match/chat/:line/report', 'Report a line to the operator', {
    params: { match, line: digits },
    body: { reason: upTo(1000) },
    reply: isDone,
    status: 201,
  }),
  doubt: post('/api/matches/:match/doubts', 'Tell the operator that a rule looks wrong', {
    params: { match },
    body: { at: count, rule: upTo(40), said: upTo(600), note: upTo(1000) },
    reply: isDone,
    status: 201,
  }),
  muted: get('/api/me/muted', 'Whom I do not hear', { reply: mutedList }),
  mute: post('/api/matches/:match/seats/:seat/mute', 'Mute the player of a seat', {
    params: { match, seat: name },
    reply: mutedList,
  }),
  unmute: post('/api/me/unmute', 'Hear somebody again', { body: { user: name }, reply: mutedList }),
};
