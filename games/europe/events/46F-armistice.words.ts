import type { Words } from './words.ts';

interface Messages {
  'armistice.fifthRound': {};
  'armistice.signed': { year: number };
}

export const armisticeWords: Words<Messages> = {
  en: {
    'armistice.fifthRound': () => 'An armistice is signed in the fifth round.',
    'armistice.signed': ({ year }) => `An armistice: ${year} ends after this round.`,
  },
  fr: {
    'armistice.fifthRound': () => 'Un armistice se signe au cinquième round.',
    'armistice.signed': ({ year }) => `Armistice : ${year} prend fin après ce round.`,
  },
};
