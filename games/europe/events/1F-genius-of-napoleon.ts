import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue.ts';
import type { GeneralId, Side } from '../ids.ts';
import { mayStir } from '../rules/9-activations/9.1-cost.ts';
import { must } from '../speech.ts';
import { type Europe, force, forcesOf } from '../state.ts';
import { atOnce, type EventRules } from './event.ts';
import { fightOnInteriorLines, mayCounterCampaign } from './interior-lines.ts';

const CARD = cardId('1F');
const NAPOLEON = 'napoleon' as GeneralId;

/** Napoleon's force may be activated. */
const mayLead = (g: Europe, side: Side): Verdict => {
  const id = forcesOf(g, side).find((each) => force(g, each).commander === NAPOLEON);
  return id === undefined ? must('6.4', false, 'genius.noNapoleon') : mayStir(g, id);
};

/**
 * 1F Genius of Napoleon: against a Major Campaign one force meets its attackers one after the other; or Napoleon's force is
 * activated free and may force its march without a test.
 */
export const geniusOfNapoleon: EventRules = [
  {
    when: 'onMajorCampaign',
    use: 'a',
    may: (g, side) => mayCounterCampaign(g, side, CARD),
    play: fightOnInteriorLines,
  },
  {
    when: 'action',
    use: 'b',
    may: mayLead,
    play: atOnce((g) => {
      if (g.action) g.action = { ...g.action, grants: [{ what: 'force', ledBy: NAPOLEON, freeForcedMarch: true }] };
    }),
  },
];
