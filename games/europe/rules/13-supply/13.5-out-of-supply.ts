import type { UnitId } from '../../catalogue/ids.ts';
import { type Europe, force, type ForceId, type UnitRow, unitsAt } from '../../state/state.ts';

/** 13.5 The units of a force that are without supply: where forces have come together each part keeps its own state until the next check. */
export const unitsCutOff = (g: Pick<Europe, 'forces' | 'units'>, id: ForceId): readonly UnitRow[] => {
  const { unsupplied } = force(g, id);
  return unitsAt(g, id).filter((row) => (row.otherSupply === true) !== unsupplied);
};

/** 13.5 After this check all units of the force are what the check has found. */
export const forgetParts = (g: Europe, id: ForceId): void => {
  if (unitsAt(g, id).some((row) => row.otherSupply)) markParts(g, id, null);
};

/** 13.5 These units of the force are without supply, the others have it; `null` where all are as the force is. */
export const markParts = (g: Europe, id: ForceId, cutOff: readonly UnitId[] | null): void => {
  const { unsupplied } = force(g, id);
  g.units = g.units.map((row) => {
    if (row.at !== id) return row;
    const { otherSupply: _, ...rest } = row;
    return cutOff === null || cutOff.includes(row.id) === unsupplied ? rest : { ...rest, otherSupply: true };
  });
};
