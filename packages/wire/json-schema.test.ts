import { anything, dictOf, flag, integer, listOf, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { CHECKED_BY, described, jsonSchemaOf } from './json-schema.ts';
import { TO_SERVER } from './to-server.ts';

test('a form in JSON Schema', () => {
  const schema = shape({
    name: text({ pattern: /^[a-z]+$/ }),
    seats: integer({ min: 2, max: 5 }),
    open: optional(flag()),
    dice: withStandard(oneOf('rolled', 'typed'), 'rolled'),
    tags: listOf(text(), { min: 1, max: 3 }),
    notes: dictOf(anything()),
  });
  expect(jsonSchemaOf(schema.form)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', pattern: '^[a-z]+$' },
      seats: { type: 'number', minimum: 2, maximum: 5 },
      open: { type: 'boolean' },
      dice: { type: 'string', enum: ['rolled', 'typed'], default: 'rolled' },
      tags: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 },
      notes: { type: 'object', additionalProperties: {} },
    },
    required: ['name', 'seats', 'tags', 'notes'],
    additionalProperties: false,
  });
});

test('the checking schema goes along and does not show', () => {
  const schema = described(TO_SERVER.answer);
  expect(schema[CHECKED_BY]).toBe(TO_SERVER.answer);
  expect(JSON.stringify(schema)).toBe(JSON.stringify(jsonSchemaOf(TO_SERVER.answer.form)));
  expect(jsonSchemaOf(TO_SERVER.join.form)).toMatchObject({ required: ['id', 'match', 'as'] });
});
