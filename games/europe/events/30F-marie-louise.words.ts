import type { Words } from './words.ts';

interface Messages {
  'marriage.unbeaten': {};
  'marriage.atWar': {};
  'marriage.made': {};
}

export const marieLouiseWords: Words<Messages> = {
  en: {
    'marriage.unbeaten': () => 'Austria has not been beaten.',
    'marriage.atWar': () => 'Austria is at war, or an ally.',
    'marriage.made': () => 'Napoleon marries Marie-Louise of Austria.',
  },
  fr: {
    'marriage.unbeaten': () => 'L’Autriche n’a pas été battue.',
    'marriage.atWar': () => 'L’Autriche est en guerre, ou alliée.',
    'marriage.made': () => 'Napoléon épouse Marie-Louise d’Autriche.',
  },
};
