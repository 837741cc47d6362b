import type { Words } from './words.ts';

interface Messages {
  'grandAlliance.oneNation': {};
}

export const grandAllianceWords: Words<Messages> = {
  en: {
    'grandAlliance.oneNation': () => 'The three forces are of at least two nations.',
  },
  fr: {
    'grandAlliance.oneNation': () => 'Les trois forces sont de deux nations au moins.',
  },
};
