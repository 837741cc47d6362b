import { InputError, type Schema } from '@bivouac/kernel';
import { CHECKED_BY } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';

interface Described {
  readonly [CHECKED_BY]?: Schema<unknown>;
}

/** With nothing to say, no empty object need be sent. */
const NOTHING = {};

/**
 * Routes are checked by the kernel's schemas, as messages and files are; their JSON Schema is for the description. What
 * leaves is checked too: a field that a reply has not promised is a fault of ours, and stays here.
 */
export const checkByKernel = (app: FastifyInstance): void => {
  app.setValidatorCompiler<Described>(({ schema, httpPart = 'body', url }) => {
    const checked = schema[CHECKED_BY];
    if (!checked) throw new Error(`${url} describes its ${httpPart} without a schema of the kernel`);
    return (given: unknown) => {
      try {
        return { value: checked.parse(given ?? NOTHING, httpPart) };
      } catch (fault) {
        if (fault instanceof InputError) return { error: fault };
        throw fault;
      }
    };
  });
  app.setSerializerCompiler<Described>(({ schema, method, url, httpStatus = '' }) => {
    const checked = schema[CHECKED_BY];
    if (!checked) throw new Error(`${url} describes its reply ${httpStatus} without a schema of the kernel`);
    return (value: unknown) => {
      try {
        return JSON.stringify(checked.parse(value, 'reply'));
      } catch (fault) {
        throw new Error(`${method} ${url} breaks its promise about what it replies`, { cause: fault });
      }
    };
  });
};
