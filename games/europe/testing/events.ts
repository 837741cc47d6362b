import type { Side } from '../catalogue/ids.ts';
import type { Table } from './position.ts';

/** Why an answer is not offered to the side that is asked; undefined if it is. */
export const whyNot = (
  table: Table,
  fields: Readonly<Record<string, string | number | boolean>>,
  side: Side = 'empire',
): string | undefined => {
  const isOffered = table
    .asked(side)
    .answers.some((answer) => Object.entries(fields).every(([field, value]) => answer[field] === value));
  return isOffered ? undefined : table.refusal(side, fields).because.key;
};

/** A card played as an event, in one of its uses. */
export const event = (card: string, use?: 'a' | 'b' | 'c'): Readonly<Record<string, string>> => ({
  kind: 'event',
  card,
  ...(use === undefined ? {} : { use }),
});
