import type { NationId } from '../catalogue/ids.ts';

/** The rows of a nation's pieces. They keep their places: in the fog of war only pieces of one nation change names. */
export const rowsOfNation = <Id extends string>(
  catalogue: ReadonlyMap<Id, { readonly nation: NationId }>,
): (<Row>(rows: readonly Row[], nation: NationId) => readonly Row[]) => {
  const places = new Map<NationId, number[]>();
  for (const [place, { nation }] of [...catalogue.values()].entries())
    places.set(nation, [...(places.get(nation) ?? []), place]);
  return <Row>(rows: readonly Row[], nation: NationId) => {
    const found: Row[] = [];
    for (const place of places.get(nation) ?? []) {
      const row = rows[place];
      if (row !== undefined) found.push(row);
    }
    return found;
  };
};

/**
 * The place of a piece in its table. The set-up lays the rows out in the order of the catalogue and nothing moves them, so the
 * place is known; in the fog of war pieces change names, and then it is looked for.
 */
export const placesOf = <Id extends string>(
  catalogue: ReadonlyMap<Id, unknown>,
): ((rows: readonly { readonly id: Id }[], id: Id) => number) => {
  const places = new Map([...catalogue.keys()].map((id, place) => [id, place]));
  return (rows, id) => {
    const place = places.get(id) ?? -1;
    return rows[place]?.id === id ? place : rows.findIndex((row) => row.id === id);
  };
};
