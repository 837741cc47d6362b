import { log } from '../text/speech.ts';
import { atOnce, type EventRules, type EventUse } from './event.ts';

const decree = (when: EventUse['when']): EventUse => ({
  when,
  may: () => undefined,
  play: atOnce((g) => log(g, '4', 'blockade.decreed')),
});

/**
 * 25F Continental Blockade: the decree. From now on a closed continent is scored (19) and costs Britain resources (7.3.1),
 * and Portugal can be entered (12.1).
 */
export const continentalBlockade: EventRules = [decree('action'), decree('diplomacyPhase')];
