import type { CardId } from '../catalogue/ids.ts';
import { landAnswers, mayActivateOnLand } from '../rules/9-activations/9.1-candidates.ts';
import { beginCampaign } from '../rules/12-land-movement/12.6-major-campaign.ts';
import { must } from '../text/speech.ts';
import { atOnce, type EventUse } from './event.ts';

/** 2F, 14C, 12.6 Major Campaign: three forces are activated free, move before any battle and fight together. */
export const majorCampaignBy = (card: CardId): EventUse => ({
  when: 'action',
  may: (g, side) =>
    must(
      '12.6',
      landAnswers(g, side).some((answer) => mayActivateOnLand(g, side, answer, true) === undefined),
      'majorCampaign.nobody',
    ),
  play: atOnce((g) => beginCampaign(g, card)),
});
