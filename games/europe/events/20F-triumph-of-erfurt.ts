import { createRhine, isCreated, mayCreateRhine } from '../rules/20-scenarios/20.2-states.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventRules, type EventUse } from './event.ts';

const founding = (when: EventUse['when']): EventUse => ({
  when,
  may: (g) => must('8.3.1', !isCreated(g, 'rhine'), 'rhine.exists') ?? mayCreateRhine(g),
  play: atOnce(createRhine),
});

/** 20F Triumph of Erfurt: the Confederation of the Rhine is created (8.3.1); it brings a corps, and a card in every later hand (6.3). */
export const triumphOfErfurt: EventRules = [founding('action'), founding('diplomacyPhase')];
