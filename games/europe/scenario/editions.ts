import type { EditionKey, Tables } from '../catalogue/catalogue.ts';
import { tablesFor } from '../catalogue/catalogue.ts';
import type { Europe } from '../state/state.ts';

/** Does the revised edition rule here? The name says which of the differences of data/editions.json it is. */
export const revised = ({ edition }: Pick<Europe, 'edition'>, _difference: EditionKey): boolean =>
  edition === 'revised';

/** The tables as the edition in play has them. */
export const tables = ({ edition }: Pick<Europe, 'edition'>): Tables => tablesFor(edition);
