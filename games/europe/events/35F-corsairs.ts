import { log } from '../text/speech.ts';
import { atOnce, type EventRules, type EventUse } from './event.ts';

/** 17.2.10 The hand of the Coalition asks whether this card was played (6.3). */
const sail = (when: EventUse['when']): EventUse => ({
  when,
  may: () => undefined,
  play: atOnce((g) => log(g, '17.2.10', 'corsairs.out')),
});

/** 35F Corsairs: from now on the Coalition has a card less, unless a fleet hunts them. */
export const corsairs: EventRules = [sail('action'), sail('diplomacyPhase')];
