import { fact, withRow } from '@bivouac/kernel';
import { zones as zoneCards } from '../catalogue/catalogue.ts';
import type { NationId, Side, ZoneId } from '../catalogue/ids.ts';
import type { Europe } from './state.ts';
import { type Allegiance, sideOf } from './nations.ts';

export interface ZoneRow {
  readonly id: ZoneId;
  /** Whose land it is: a power's national territory, annexed provinces counted in, or a minor power's. */
  readonly nation: NationId;
  /** 3.2 The flag of the nation that controls it, where that is not its own. */
  readonly control: NationId | null;
  /** 15.5 An empty fortress has been taken and serves nobody until it is reactivated. */
  readonly fortress: 'none' | 'active' | 'empty';
  /** 15.4 The siege marker, 0 to 3, while the fortress is besieged. */
  readonly siege: number | null;
}

const ROWS: ReadonlyMap<ZoneId, number> = new Map([...zoneCards.keys()].map((id, row) => [id, row]));

export const zone = (g: Pick<Europe, 'zones'>, id: ZoneId): ZoneRow => {
  const row = g.zones[ROWS.get(id) ?? -1];
  if (!row) throw new Error(`no zone ${id}`);
  return row;
};
export const changeZone = (g: Europe, id: ZoneId, change: Partial<Omit<ZoneRow, 'id'>>): void => {
  g.zones = withRow(g.zones, ROWS.get(id) ?? -1, { ...zone(g, id), ...change });
};

/** 15.1 The zones whose fortress is besieged. */
export const zonesBesieged: (zones: readonly ZoneRow[]) => readonly ZoneId[] = fact((zones: readonly ZoneRow[]) =>
  zones.flatMap(({ id, siege }) => (siege === null ? [] : [id])),
);

/** 3.2 Who controls a zone: the power with a flag there, else its nation. */
export const holder = (g: Pick<Europe, 'zones'>, id: ZoneId): NationId => {
  const { nation, control } = zone(g, id);
  return control ?? nation;
};
export const holdingSide = (g: Pick<Europe, 'zones' | 'nations'>, id: ZoneId): Allegiance => sideOf(g, holder(g, id));
export const isHeldBy = (g: Pick<Europe, 'zones' | 'nations'>, id: ZoneId, side: Side): boolean =>
  holdingSide(g, id) === side;
/** Is there a flag of that side, that is to say one in a zone which is not its own? */
export const hasFlagOf = (g: Pick<Europe, 'zones' | 'nations'>, id: ZoneId, side: Side): boolean => {
  const { control } = zone(g, id);
  return control !== null && sideOf(g, control) === side;
};

/** 15.1 A fortress that serves somebody: it stops an enemy who does not besiege it. */
export const hasFortressOf = (g: Pick<Europe, 'zones' | 'nations'>, id: ZoneId, side: Side): boolean =>
  zone(g, id).fortress === 'active' && isHeldBy(g, id, side);
export const isBesieged = (g: Pick<Europe, 'zones'>, id: ZoneId): boolean => zone(g, id).siege !== null;
