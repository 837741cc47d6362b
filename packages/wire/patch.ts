/** A table in rows: those that differ, by their place or name; those that are gone; how many a list has now. */
export interface Rows {
  readonly rows?: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
  readonly length?: number;
}
/** How a table has changed: it `is` another now, or some of its rows are. */
export type Change = { readonly is: unknown } | Rows;
/** The tables of a view that have changed, by their names; null where a table is gone. */
export type Patch = Readonly<Record<string, Change | null>>;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Would both read the same in JSON? Tables that nobody replaced are the same object, which is seen at once. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, place) => same(each, b[place]));
  const [left, right] = [a as Fields, b as Fields];
  for (const key in left) if (!same(left[key], right[key])) return false;
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false;
  return true;
};

/** Lists are told by rows only while most of them stay where they are. */
const MOST_ROWS = 0.5;

const rowsOf = (before: readonly unknown[], after: readonly unknown[]): Change => {
  const rows: Record<string, unknown> = {};
  let changed = 0;
  for (let place = 0; place < after.length; place++) {
    if (place < before.length && same(before[place], after[place])) continue;
    rows[String(place)] = after[place];
    changed++;
  }
  if (changed > 1 && changed > after.length * MOST_ROWS) return { is: after };
  return {
    ...(changed > 0 ? { rows } : {}),
    ...(before.length === after.length ? {} : { length: after.length }),
  };
};

const fieldsOf = (before: Fields, after: Fields): Change => {
  const rows: Record<string, unknown> = {};
  for (const key of Object.keys(after))
    if (after[key] !== undefined && !(Object.hasOwn(before, key) && same(before[key], after[key])))
      rows[key] = after[key];
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  return { ...(Object.keys(rows).length > 0 ? { rows } : {}), ...(gone.length > 0 ? { gone } : {}) };
};

const changeOf = (before: unknown, after: unknown): Change => {
  if (Array.isArray(before) && Array.isArray(after)) return rowsOf(before, after);
  if (isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after))
    return fieldsOf(before as Fields, after as Fields);
  return { is: after };
};

/** What someone who knows the view before must be told to know the one after. Nothing if nothing changed. */
export const difference = (before: object, after: object): Patch | undefined => {
  const [old, now] = [before as Fields, after as Fields];
  let patch: Record<string, Change | null> | undefined;
  for (const table of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (same(old[table], now[table])) continue;
    patch ??= {};
    patch[table] = now[table] === undefined ? null : changeOf(old[table], now[table]);
  }
  return patch;
};

const changed = (before: unknown, change: Change): unknown => {
  if ('is' in change) return change.is;
  const { rows = {}, gone = [], length } = change;
  if (Array.isArray(before)) {
    const list: unknown[] = before.slice(0, length ?? before.length);
    for (const [place, row] of Object.entries(rows)) list[Number(place)] = row;
    return list;
  }
  const kept = Object.entries(before as Fields).filter(([key]) => !gone.includes(key));
  return Object.fromEntries([...kept, ...Object.entries(rows)]);
};

/** The view after, from the view before and what was told. Tables that did not change stay the same objects. */
export const patched = <V>(before: V, patch: Patch): V => {
  const after: Record<string, unknown> = { ...(before as Fields) };
  for (const [table, change] of Object.entries(patch)) {
    if (change === null) delete after[table];
    else after[table] = changed(after[table], change);
  }
  return after as V;
};
