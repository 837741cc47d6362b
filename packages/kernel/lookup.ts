import { InputError } from './schema.ts';

interface Row<Id extends string> {
  readonly id: Id;
}

/** Rows by id, in the order of the file; the same id twice is a slip in the data. */
export const byId = <Id extends string, Card extends Row<Id>>(
  file: string,
  rows: readonly (Card & Row<Id>)[],
): ReadonlyMap<Id, Card> => {
  const found = new Map<Id, Card>();
  for (const row of rows) {
    if (found.has(row.id)) throw new InputError(file, `${row.id} stands there twice`, 'Keep one of the two.');
    found.set(row.id, row);
  }
  return found;
};

/** A reader of one kind of row: an id that it does not know is our own slip. */
export const lookup =
  <Id extends string, Card>(kind: string, rows: ReadonlyMap<Id, Card>) =>
  (id: Id): Card => {
    const card = rows.get(id);
    if (!card) throw new Error(`no ${kind} ${id} in the catalogue`);
    return card;
  };

/** Gives a text its type, for tests and for answers that come from outside. */
export const named =
  <Id extends string, Card extends Row<Id>>(kind: string, rows: ReadonlyMap<Id, Card>) =>
  (id: string): Id => {
    const card = rows.get(id as Id);
    if (!card) throw new InputError(id, `there is no ${kind} of this name`, 'Use an id of the data files.');
    return card.id;
  };

/** Every id named at a place must be one of these. */
export const known = <Id extends string>(
  place: string,
  kind: string,
  ids: readonly Id[],
  rows: { has(id: Id): boolean },
): void => {
  for (const id of ids)
    if (!rows.has(id)) throw new InputError(place, `there is no ${kind} ${id}`, `Name a ${kind} of the data.`);
};

/** A count that the rulebook or the counter sheet fixes. */
export const counted = (file: string, what: string, rows: { readonly size: number }, expected: number): void => {
  if (rows.size !== expected)
    throw new InputError(file, `it has ${rows.size} ${what}`, `There must be ${expected}: add or remove rows.`);
};
