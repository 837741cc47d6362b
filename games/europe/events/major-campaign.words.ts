import type { Words } from './words.ts';

interface Messages {
  'majorCampaign.nobody': {};
}

export const majorCampaignWords: Words<Messages> = {
  en: {
    'majorCampaign.nobody': () => 'No force can be activated.',
  },
  fr: {
    'majorCampaign.nobody': () => 'Aucune force ne peut être activée.',
  },
};
