import { type Europe, force, type ForceId, type Grant, type March } from '../../state/state.ts';
import { unitsOnMarch } from '../12-land-movement/12.1-movement-factor.ts';
import { checkSupply } from '../13-supply/13.3-supply-lines.ts';

/** A march that begins where the force stands. */
export const newMarch = (g: Europe, id: ForceId, beside: ForceId | null = null, grant: Grant | null = null): March => {
  // 13.1 Supply is checked at the moment of activation.
  const supplied = [id, ...(beside === null ? [] : [beside])].map((each) => checkSupply(g, each));
  return {
    force: id,
    beside,
    grant,
    factor: 0,
    forced: null,
    spent: 0,
    start: force(g, id).zone,
    route: [],
    marching: unitsOnMarch(g, { force: id, beside }).map((row) => row.id),
    tested: false,
    unsupplied: supplied.includes(false),
    depotSpent: false,
    calledIn: false,
    dear: false,
    freeSiege: false,
    left: { units: [], generals: [], depots: [] },
    halted: false,
    cards: [],
  };
};
