import type { GeneralId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'wound.nobody': {};
  'wound.roll': { general: GeneralId };
  'wound.unhurt': { general: GeneralId };
  'wound.falls': { general: GeneralId };
}

export const woundWords: Words<Messages> = {
  en: {
    'wound.nobody': () => 'No subordinate of the Empire has lent his value in this battle.',
    'wound.roll': ({ general }, name) => `A die for ${name.the.general(general)}: is he hit?`,
    'wound.unhurt': ({ general }, name) => `${capital(name.the.general(general))} is unhurt.`,
    'wound.falls': ({ general }, name) => `${capital(name.the.general(general))} falls, and leaves the game.`,
  },
  fr: {
    'wound.nobody': () => 'Aucun subordonné de l’Empire n’a prêté sa valeur dans cette bataille.',
    'wound.roll': ({ general }, name) => `Un dé pour ${name.the.general(general)} : est-il touché ?`,
    'wound.unhurt': ({ general }, name) => `${capital(name.the.general(general))} est indemne.`,
    'wound.falls': ({ general }, name) => `${capital(name.the.general(general))} tombe et quitte le jeu.`,
  },
};
