/** A small flat object, `{ kind, id… }`: easy to list, compare, send and store. */
export interface Answer {
  readonly kind: string;
  readonly [field: string]: string | number | boolean;
}

/**
 * Does the given value say exactly what the listed answer says? Nothing of the given value is trusted:
 * only own fields count, and the script will hear the listed object, never this one.
 */
export const saysTheSame = (listed: Answer, given: unknown): boolean => {
  if (listed === given) return true;
  if (typeof given !== 'object' || given === null) return false;
  try {
    const fields = Object.keys(listed);
    if (Array.isArray(given) || Object.keys(given).length !== fields.length) return false;
    return fields.every((field) => Object.hasOwn(given, field) && (given as Answer)[field] === listed[field]);
  } catch {
    return false; // A thing that throws when it is read says nothing.
  }
};

/** JSON with its keys in order, so that equal values have equal text on every machine. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};
