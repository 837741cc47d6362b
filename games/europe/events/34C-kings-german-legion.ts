import type { SpecialId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { entryOf } from './special-unit.ts';

/** 34C King’s German Legion: it joins the supplied British army, free. */
export const kingsGermanLegion: EventRules = [entryOf('sp_gbr_kgl' as SpecialId)];
