import { branded, listOf, optional, type Schema, shape, text, withStandard } from '@bivouac/kernel';
import type { CommanderId, HexId, Side, UnitId } from '../catalogue/ids.ts';

/** The small parts that scenario files are made of. */

export type BySide<T> = Readonly<Record<Side, T>>;
export const bySide = <T>(inner: Schema<T>): Schema<BySide<T>> =>
  shape({ coalition: inner, french: inner }) as unknown as Schema<BySide<T>>;

export const hexId = branded<HexId>(text({ pattern: /^\d{4}$/, like: '"3928"' }));
export const hexIds = listOf(hexId);
export const unitIdText = branded<UnitId>(text());
export const commanderIdText = branded<CommanderId>(text());
export const prov = optional(text());

export const counters = {
  commanders: withStandard(listOf(commanderIdText), []),
  units: withStandard(listOf(unitIdText), []),
  prov,
};
export const stackSchema = shape({ hex: hexId, ...counters });
