import { fact } from '@bivouac/kernel';
import type { NationId, ZoneId } from '../../catalogue/ids.ts';
import type { Ground } from '../../state/state.ts';

/** The land of a nation as it is now: annexed provinces counted in, ceded ones left out. */
export const landOf = ({ zones }: Pick<Ground, 'zones'>, nation: NationId): readonly ZoneId[] =>
  lands(zones).get(nation) ?? NONE;
const NONE: readonly ZoneId[] = [];
const lands = fact((zones: Ground['zones']): ReadonlyMap<NationId, readonly ZoneId[]> => {
  const found = new Map<NationId, ZoneId[]>();
  for (const { id, nation } of zones) {
    const land = found.get(nation);
    if (land) land.push(id);
    else found.set(nation, [id]);
  }
  return found;
});
