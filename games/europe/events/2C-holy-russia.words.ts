import { nombre } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'holyRussia.notAtWar': {};
  'holyRussia.tooFew': { steps: number; needed: number };
}

export const holyRussiaWords: Words<Messages> = {
  en: {
    'holyRussia.notAtWar': () => 'Russia is not at war on the side of the Coalition.',
    'holyRussia.tooFew': ({ steps, needed }) =>
      `${needed} steps of the Empire must stand in Russia; there are ${steps}.`,
  },
  fr: {
    'holyRussia.notAtWar': () => 'La Russie n’est pas en guerre aux côtés de la Coalition.',
    'holyRussia.tooFew': ({ steps, needed }) =>
      `Il faut ${nombre(needed, 'pas', 'pas')} de l’Empire en Russie ; il y en a ${steps}.`,
  },
};
