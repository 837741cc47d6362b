import { provinceOf } from '../../catalogue/board.ts';
import { provinceId } from '../../catalogue/catalogue.ts';
import type { NationId, ZoneId } from '../../catalogue/ids.ts';

/** 20.1, 53C Where the Chouans live off the land. */
export const CHOUAN_LAND = ['poitou', 'bretagne'].map(provinceId);

/** 20.1, 53C The Chouans are always supplied in Poitou and Brittany. */
export const isAmongChouans = (nation: NationId, at: ZoneId): boolean =>
  nation === 'chouans' && CHOUAN_LAND.includes(provinceOf(at));
