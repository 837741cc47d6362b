import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { type Europe, nation } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { sendCorps, sendGeneral } from './foreign-war.ts';

const CARD = cardId('4F');
const RUSSIA = 'russia' as NationId;

/** Russia is neither with the Empire nor bound by a peace or an alliance that was forced on her. */
const mayBreakOut = (g: Europe): Verdict => {
  const { side, status } = nation(g, RUSSIA);
  return must(
    '6.5',
    side !== 'empire' && status !== 'forcedPeace' && status !== 'forcedAlliance',
    'persia.russiaBound',
  );
};

const war = (when: EventUse['when']): EventUse => ({
  when,
  may: mayBreakOut,
  *play(g) {
    yield* sendCorps(g, CARD, RUSSIA);
    yield* sendGeneral(g, CARD, RUSSIA);
  },
});

/** 4F Persia: a foreign war that takes a corps and a general from Russia (6.5). */
export const persia: EventRules = [war('action'), war('diplomacyPhase')];
