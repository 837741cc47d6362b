import { cardId } from '../catalogue/catalogue.ts';
import { landAnswers, mayActivateOnLand, nationOfCandidate } from '../rules/9-activations/9.1-candidates.ts';
import { must } from '../text/speech.ts';
import type { EventRules } from './event.ts';
import { majorCampaignBy } from './major-campaign.ts';

const CARD = cardId('35C');
const NATIONS = 2;
const campaign = majorCampaignBy(CARD);

/** 35C Grand Alliance: a Major Campaign of three forces that are not all of one nation (12.6). */
export const grandAlliance: EventRules = [
  {
    ...campaign,
    may: (g, side) => {
      const able = landAnswers(g, side).filter((answer) => mayActivateOnLand(g, side, answer, true) === undefined);
      const nations = new Set(able.map((answer) => nationOfCandidate(g, answer)));
      return campaign.may(g, side) ?? must('12.6', nations.size >= NATIONS, 'grandAlliance.oneNation');
    },
  },
];
