import type { Words } from './words.ts';

interface Messages {
  'generalWinter.noWinter': {};
  'generalWinter.begins': {};
}

export const generalWinterWords: Words<Messages> = {
  en: {
    'generalWinter.noWinter': () => 'Only in a winter round.',
    'generalWinter.begins': () => 'A hard winter in Russia, Prussia and Poland.',
  },
  fr: {
    'generalWinter.noWinter': () => 'Seulement dans un round d’hiver.',
    'generalWinter.begins': () => 'Un hiver rigoureux en Russie, en Prusse et en Pologne.',
  },
};
