const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The place of the first thing that JSON would lose or change: a Map, a Date, NaN, -0, a hole, a function… */
export const lostInJson = (value: unknown, place = ''): string | undefined => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${place} is ${String(value)}`;
    case 'object': {
      if (value === null) return undefined;
      if (!Array.isArray(value) && !isPlainObject(value)) return `${place} is a ${value.constructor.name}`;
      const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
        ? Array.from(value, (each: unknown, index) => [index, each] as const)
        : Object.entries(value);
      for (const [key, each] of entries) {
        const lost = lostInJson(each, `${place}.${key}`);
        if (lost !== undefined) return lost;
      }
      return undefined;
    }
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      return `${place} is ${typeof value}`;
  }
};
