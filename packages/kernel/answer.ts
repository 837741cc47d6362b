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
    let fields = 0;
    for (const field in listed) {
      if (!Object.hasOwn(given, field) || (given as Answer)[field] !== listed[field]) return false;
      fields++;
    }
    return Object.keys(given).length === fields && !Array.isArray(given);
  } catch {
    return false; // A thing that throws when it is read says nothing.
  }
};

/** JSON with its keys in order, so that equal values have equal text on every machine. */
export const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const each of value as readonly unknown[]) text += `,${canonical(each)}`;
    return `[${text.slice(1)}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key];
    if (field !== undefined) text += `,${JSON.stringify(key)}:${canonical(field)}`;
  }
  return `{${text.slice(1)}}`;
};

const texts = new WeakMap<object, string>();

/** The text of something that never changes: a row, or a table that is no list. It is written once. */
const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return canonical(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = canonical(value);
  texts.set(value, text);
  return text;
};

/**
 * The same text for a state. Its tables are replaced and never changed, and most rows outlive their table: so what was
 * written for one hash serves the next.
 */
export const canonicalState = (state: object): string => {
  const tables = state as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(tables).sort()) {
    const table = tables[key];
    if (table === undefined) continue;
    text += `,${JSON.stringify(key)}:${Array.isArray(table) ? `[${table.map(written).join(',')}]` : written(table)}`;
  }
  return `{${text.slice(1)}}`;
};
