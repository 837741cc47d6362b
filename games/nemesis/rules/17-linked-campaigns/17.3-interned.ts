import { type CommanderId, isUnitId, type UnitId } from '../../catalogue/catalogue.ts';
import { commander, type Nemesis, unit } from '../../state/state.ts';

/** 17.3 Those who still wait in Austria: an Armistice sets them free (rulings/17.3-interned-units.md). */
export const internedIn = (
  g: Nemesis,
): { readonly units: readonly UnitId[]; readonly commanders: readonly CommanderId[] } => {
  const rows = g.politics.invasion?.interned ?? [];
  const units = rows.flatMap(({ id }) => (isUnitId(id) ? [id] : []));
  const commanders = rows.flatMap(({ id }) => (isUnitId(id) ? [] : [id as CommanderId]));
  return {
    units: units.filter((id) => unit(g, id).at === 'due'),
    commanders: commanders.filter((id) => commander(g, id).at === 'due'),
  };
};
