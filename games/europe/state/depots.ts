import type { NationId, ZoneId } from '../catalogue/ids.ts';
import type { Europe } from './state.ts';
import type { ForceId } from './forces.ts';

/** 2.1, 13.4 A depot on the map: mobile with a force, mobile and alone, or fixed in a zone. The others are in the reserve. */
export interface DepotRow {
  readonly id: number;
  readonly nation: NationId;
  readonly with: ForceId | null;
  /** Where it lies when it is with no force. */
  readonly zone: ZoneId | null;
  readonly fixed: boolean;
}

export const depotsWith = (g: Pick<Europe, 'depots'>, force: ForceId): readonly DepotRow[] =>
  g.depots.filter((row) => row.with === force);
/** Those that lie in a zone with nobody carrying them. */
export const depotsLying = (g: Pick<Europe, 'depots'>, zone: ZoneId): readonly DepotRow[] =>
  g.depots.filter((row) => row.zone === zone);
/** 15.4 revised: those that come back with the next budget have neither force nor zone. */
export const depotsReturning = (g: Pick<Europe, 'depots'>, nation: NationId): readonly DepotRow[] =>
  g.depots.filter((row) => row.nation === nation && row.with === null && row.zone === null);
export const addDepot = (
  g: Europe,
  nation: NationId,
  at: { readonly force: ForceId } | { readonly zone: ZoneId; readonly fixed: boolean },
): void => {
  const id = g.depots.reduce((highest, row) => Math.max(highest, row.id), 0) + 1;
  const where =
    'force' in at ? { with: at.force, zone: null, fixed: false } : { with: null, zone: at.zone, fixed: at.fixed };
  g.depots = [...g.depots, { id, nation, ...where }];
};
export const changeDepot = (g: Europe, id: number, change: Partial<Omit<DepotRow, 'id'>>): void => {
  g.depots = g.depots.map((row) => (row.id === id ? { ...row, ...change } : row));
};
export const removeDepot = (g: Europe, id: number): void => {
  g.depots = g.depots.filter((row) => row.id !== id);
};
