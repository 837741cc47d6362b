import { InputError, type Schema } from '@bivouac/kernel';
import { CHECKED_BY } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';

/** Routes are checked by the kernel's schemas, as messages and files are; their JSON Schema is for the description. */
export const checkByKernel = (app: FastifyInstance): void => {
  app.setValidatorCompiler<{ readonly [CHECKED_BY]?: Schema<unknown> }>(({ schema, httpPart = 'body', url }) => {
    const checked = schema[CHECKED_BY];
    if (!checked) throw new Error(`${url} describes its ${httpPart} without a schema of the kernel`);
    return (given: unknown) => {
      try {
        return { value: checked.parse(given, httpPart) };
      } catch (fault) {
        if (fault instanceof InputError) return { error: fault };
        throw fault;
      }
    };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
};
