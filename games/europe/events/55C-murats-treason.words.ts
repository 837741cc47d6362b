import type { Words } from './words.ts';

interface Messages {
  'murat.noProtectorate': {};
}

export const muratsTreasonWords: Words<Messages> = {
  en: {
    'murat.noProtectorate': () => 'Naples is not a protectorate of the Empire.',
  },
  fr: {
    'murat.noProtectorate': () => 'Naples n’est pas un protectorat de l’Empire.',
  },
};
