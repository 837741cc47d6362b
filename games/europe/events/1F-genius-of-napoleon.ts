import type { GeneralId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import type { EventRules } from './event.ts';
import { fightOnInteriorLines, mayCounterCampaign } from './interior-lines.ts';
import { activationOf } from './led-by.ts';

const NAPOLEON = 'napoleon' as GeneralId;

/**
 * 1F Genius of Napoleon: against a Major Campaign one force meets its attackers one after the other; or Napoleon's force is
 * activated free and may force its march without a test.
 */
export const geniusOfNapoleon: EventRules = [
  {
    when: 'onMajorCampaign',
    use: 'a',
    may: mayCounterCampaign,
    play: fightOnInteriorLines,
  },
  { ...activationOf(NAPOLEON, () => must('6.4', false, 'genius.noNapoleon')), use: 'b' },
];
