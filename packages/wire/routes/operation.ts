import { flag, type GameRecord, listOf, oneOf, parseRecord, type Schema, shape, text } from '@bivouac/kernel';
import { count, name, orNull, time, upTo } from '../fields.ts';
import { digits, isDone, routesOf } from './route.ts';

const record: Schema<GameRecord> = {
  form: { control: 'dict', value: { control: 'any' } },
  parse: (value, place = 'record') => parseRecord(value, place),
};

/** The file of a match. While it runs the file would tell every secret: it comes after the end. */
export const matches = {
  record: routesOf('matches').get(
    '/api/matches/:match/record',
    'The record of a match that is over, with the secret of its dice',
    { params: { match: name }, reply: record },
  ),
};

const { get, post } = routesOf('operation');

const report = shape({
  report: count,
  by: orNull(text()),
  about: orNull(text()),
  match: orNull(name),
  quote: text(),
  reason: text(),
  at: time,
});

/** For the operator of the server. */
export const operation = {
  health: get('/health', 'Is the server ready?', { reply: shape({ well: flag() }) }),
  live: get('/health/live', 'Does the server answer at all?', { reply: shape({ well: flag() }) }),
  reports: get('/api/operator/reports', 'Reports to deal with', { reply: shape({ reports: listOf(report) }) }),
  settle: post('/api/operator/reports/:report/settle', 'This has been dealt with', {
    params: { report: digits },
    reply: isDone,
  }),
  suspend: post('/api/operator/suspend', 'Let somebody in no more: sessions and keys end at once', {
    body: { name: upTo(100) },
    reply: isDone,
  }),
  readmit: post('/api/operator/readmit', 'Let them in again', { body: { name: upTo(100) }, reply: isDone }),
  unlock: post('/api/operator/unlock', 'Forget how often others have guessed at a name', {
    body: { name: upTo(100) },
    reply: isDone,
  }),
  registrations: post('/api/operator/registrations', 'Take new accounts, or none', {
    body: { are: oneOf('open', 'closed') },
    reply: isDone,
  }),
};
