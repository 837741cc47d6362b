import type { FieldForm, Form, Schema } from '@bivouac/kernel';
import type { KindsForm, NullableForm } from './fields.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** What a form says, in JSON Schema: for the page that describes the server, and for other languages. */
export const jsonSchemaOf = (form: Form | NullableForm | KindsForm): JsonSchema => {
  if ('kinds' in form) return { anyOf: form.kinds.map(jsonSchemaOf) };
  return 'orNull' in form ? { anyOf: [plainSchemaOf(form), { type: 'null' }] } : plainSchemaOf(form);
};

const plainSchemaOf = (form: Form): JsonSchema => {
  switch (form.control) {
    case 'any':
      return {};
    case 'flag':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string', ...(form.pattern === undefined ? {} : { pattern: form.pattern }) };
    case 'number':
      return {
        type: 'number',
        ...(form.min === undefined ? {} : { minimum: form.min }),
        ...(form.max === undefined ? {} : { maximum: form.max }),
      };
    case 'choice':
      return { type: 'string', enum: [...form.values] };
    case 'list':
      return {
        type: 'array',
        items: jsonSchemaOf(form.item),
        ...(form.min === undefined ? {} : { minItems: form.min }),
        ...(form.max === undefined ? {} : { maxItems: form.max }),
      };
    case 'dict':
      return { type: 'object', additionalProperties: jsonSchemaOf(form.value) };
    case 'shape':
      return shapeSchema(form.fields);
  }
};

const shapeSchema = (fields: Readonly<Record<string, FieldForm>>): JsonSchema => {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !('standard' in field) && !field.optional).map(([name]) => name);
  const properties = entries.map(([name, field]) => {
    const standard = 'standard' in field ? { default: field.standard } : {};
    return [name, { ...jsonSchemaOf(field), ...standard }];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};

/** The key under which a JSON Schema keeps the kernel's own, which does the checking. */
export const CHECKED_BY: unique symbol = Symbol('checked by');

/** A JSON Schema for describing, with the kernel's schema for checking. */
export const described = <T>(schema: Schema<T>): JsonSchema & { readonly [CHECKED_BY]: Schema<T> } => ({
  ...jsonSchemaOf(schema.form),
  [CHECKED_BY]: schema,
});
