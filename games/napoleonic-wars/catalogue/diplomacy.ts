import { integer, listOf, oneOf, shape, text } from '@bivouac/kernel';
import diplomacyJson from '../data/diplomacy.json' with { type: 'json' };
import { type Column, COLUMNS } from './ids.ts';

const file = shape({
  prov: text(),
  columns: listOf(shape({ id: oneOf(...COLUMNS), cost: integer({ min: 1 }) }), { min: 5, max: 5 }),
}).parse(diplomacyJson, 'diplomacy.json');

/** 8.1 The Command Points that it costs to enter a column. */
export const columnCost = (column: Column): number => file.columns.find(({ id }) => id === column)?.cost ?? 0;
