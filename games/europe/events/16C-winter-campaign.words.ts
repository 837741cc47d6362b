import type { Words } from './words.ts';

interface Messages {
  'winterCampaign.sixthRound': {};
  'winterCampaign.already': {};
  'winterCampaign.goesOn': { year: number };
}

export const winterCampaignWords: Words<Messages> = {
  en: {
    'winterCampaign.sixthRound': () => 'The card is played in the sixth round.',
    'winterCampaign.already': () => 'There is a seventh round already this year.',
    'winterCampaign.goesOn': ({ year }) => `The campaign of ${year} goes on: there will be a seventh round.`,
  },
  fr: {
    'winterCampaign.sixthRound': () => 'La carte se joue au sixième round.',
    'winterCampaign.already': () => 'Il y a déjà un septième round cette année.',
    'winterCampaign.goesOn': ({ year }) => `La campagne de ${year} continue : il y aura un septième round.`,
  },
};
