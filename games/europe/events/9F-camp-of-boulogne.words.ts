import type { Words } from './words.ts';

interface Messages {
  'boulogne.winter': {};
  'boulogne.noFleet': {};
}

export const campOfBoulogneWords: Words<Messages> = {
  en: {
    'boulogne.winter': () => 'There are no landings in winter.',
    'boulogne.noFleet': () => 'The Empire has no fleet to activate.',
  },
  fr: {
    'boulogne.winter': () => 'Pas de débarquement en hiver.',
    'boulogne.noFleet': () => 'L’Empire n’a aucune flotte à activer.',
  },
};
