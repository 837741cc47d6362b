import type { SpecialId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { entryOf } from './special-unit.ts';

/** 33C Uxbridge: his cavalry joins the supplied British army, free. */
export const uxbridge: EventRules = [entryOf('sp_gbr_uxbridge' as SpecialId)];
