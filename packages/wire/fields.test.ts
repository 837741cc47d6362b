import { shape, text } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { count, kinds, orNull } from './fields.ts';
import { FAULTS, filled } from './faults.ts';
import { jsonSchemaOf } from './json-schema.ts';

test('null stands for none where the shape says so, and nowhere else', () => {
  const mail = shape({ mail: orNull(text()) });
  expect(mail.parse({ mail: null })).toEqual({ mail: null });
  expect(() => mail.parse({ mail: 5 })).toThrow(/mail: 5 is not text/);
  expect(() => shape({ mail: text() }).parse({ mail: null })).toThrow(/null is not text/);
  expect(jsonSchemaOf(mail.form)).toMatchObject({
    properties: { mail: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    required: ['mail'],
  });
});

test('shapes told apart by their kind', () => {
  const news = kinds({ turn: shape({ askedAt: count }), invited: shape({ by: text() }) });
  expect(news.parse({ kind: 'turn', askedAt: 3 })).toEqual({ kind: 'turn', askedAt: 3 });
  expect(() => news.parse({ kind: 'turn', by: 'Ney' }, 'news')).toThrow(/news.by: there is no such field/);
  expect(() => news.parse({ kind: 'peace' }, 'news')).toThrow(/news.kind/);
  expect(jsonSchemaOf(news.form)).toMatchObject({
    anyOf: [
      { properties: { kind: { enum: ['turn'] }, askedAt: { type: 'number' } } },
      { properties: { kind: { enum: ['invited'] }, by: { type: 'string' } } },
    ],
  });
});

test('parameters stand where their names are in the words', () => {
  expect(filled(FAULTS.nobodyCalled.wrong, { name: 'Grouchy' })).toBe('nobody is called Grouchy');
  expect(filled(FAULTS.tooManyPasswords.remedy, { minutes: 15 })).toBe('Wait 15 minutes, then try again.');
});
