import type { GeneralId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import type { EventRules } from './event.ts';
import { activationOf } from './led-by.ts';

const BLUCHER = 'blucher' as GeneralId;

/** 29C Vorwärts!: Blücher’s force is activated free and may force its march without a test. */
export const vorwaerts: EventRules = [activationOf(BLUCHER, () => must('6.4', false, 'vorwaerts.noBlucher'))];
