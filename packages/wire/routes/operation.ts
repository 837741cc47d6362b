import { flag, type GameRecord, listOf, parseRecord, type Schema, shape, text } from '@bivouac/kernel';
import { count, name, orNull, time } from '../fields.ts';
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
};
