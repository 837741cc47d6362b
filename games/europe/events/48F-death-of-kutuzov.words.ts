import type { Words } from './words.ts';

interface Messages {
  'kutuzov.gone': {};
  'kutuzov.tooEarly': { year: number };
  'kutuzov.dies': {};
}

export const deathOfKutuzovWords: Words<Messages> = {
  en: {
    'kutuzov.gone': () => 'Kutuzov is not in the game.',
    'kutuzov.tooEarly': ({ year }) => `Not before ${year}, unless he has lost a battle this year.`,
    'kutuzov.dies': () => 'Kutuzov is dead.',
  },
  fr: {
    'kutuzov.gone': () => 'Koutouzov n’est pas en jeu.',
    'kutuzov.tooEarly': ({ year }) => `Pas avant ${year}, sauf s’il a perdu une bataille cette année.`,
    'kutuzov.dies': () => 'Koutouzov est mort.',
  },
};
