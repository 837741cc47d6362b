import type { SpecialId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { entryOf } from './special-unit.ts';

/** 7F Cavalry of the Guard: it joins a supplied French army, free. */
export const cavalryOfTheGuard: EventRules = [entryOf('sp_fra_cavgarde' as SpecialId)];
