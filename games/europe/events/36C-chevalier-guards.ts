import type { SpecialId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { entryOf } from './special-unit.ts';

/** 36C Chevalier Guards: they join the supplied Russian army, free. */
export const chevalierGuards: EventRules = [entryOf('sp_rus_chevaliers' as SpecialId)];
