import { oneOf, type Schema, shape, text } from '@bivouac/kernel';

export type UnitId = string & { readonly unit: true };
export type CommanderId = string & { readonly commander: true };
export type CardId = string & { readonly card: true };
/** Four figures: two for the column, two for the row. */
export type HexId = string & { readonly hex: true };

export type Side = 'coalition' | 'french';
export const sideSchema: Schema<Side> = oneOf('coalition', 'french');

/** A name or a title as each language writes it. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}
export const words: Schema<Words> = shape({ en: text(), fr: text() });
