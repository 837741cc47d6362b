import { cardId } from '../catalogue/catalogue.ts';

import type { Verdict } from '@bivouac/kernel';
import type { NationId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { type Europe, isOn, nation } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { sendCorps, sendGeneral } from './foreign-war.ts';

const CARD = cardId('39F');
const RUSSIA = 'russia' as NationId;
const TURKEY = 'turkey' as NationId;

/** Turkey is neutral or with the Empire, and Russia is not. */
const mayBreakOut = (g: Europe): Verdict =>
  must('6.5', nation(g, TURKEY).status === 'neutral' || isOn(g, TURKEY, 'empire'), 'danube.turkey') ??
  must('6.5', !isOn(g, RUSSIA, 'empire'), 'danube.russia');

const war = (when: EventUse['when']): EventUse => ({
  when,
  may: mayBreakOut,
  *play(g) {
    yield* sendCorps(g, CARD, RUSSIA);
    yield* sendCorps(g, CARD, RUSSIA);
    yield* sendGeneral(g, CARD, RUSSIA);
  },
});

/** 39F War on the Danube: a foreign war that takes two corps and a general from Russia (6.5). */
export const warOnTheDanube: EventRules = [war('action'), war('diplomacyPhase')];
