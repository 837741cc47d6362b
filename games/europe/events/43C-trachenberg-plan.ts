import { cardId } from '../catalogue/catalogue.ts';
import type { GeneralId } from '../catalogue/ids.ts';
import { landAnswers, mayActivateOnLand } from '../rules/9-activations/9.1-candidates.ts';
import { log, must } from '../text/speech.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('43C');
const NAPOLEON = 'napoleon' as GeneralId;

/**
 * 43C Trachenberg Plan: a Coalition force is activated free and keeps away from Napoleon; until the end of the next round those
 * whom he attacks evade more easily (12.5).
 */
export const trachenbergPlan: EventRules = [
  {
    when: 'action',
    may: (g, side) =>
      must(
        '9.1',
        landAnswers(g, side).some((answer) => mayActivateOnLand(g, side, answer, true) === undefined),
        'majorCampaign.nobody',
      ),
    play: atOnce((g) => {
      const { year, round } = g.clock;
      g.effects = [...g.effects, { card: CARD, kind: 'trachenberg', year, untilRound: round + 1 }];
      if (g.action) g.action = { ...g.action, grants: [{ what: 'force', notAgainst: NAPOLEON }] };
      log(g, '12.5', 'trachenberg.begins');
    }),
  },
];
