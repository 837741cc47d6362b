import type { Language } from '@bivouac/kernel';
import type { Letter } from './postman.ts';

type Words = Omit<Letter, 'to'>;
interface Letters {
  readonly reset: (name: string, link: string) => Words;
  readonly confirm: (name: string, link: string) => Words;
}

const LETTERS: Readonly<Record<Language, Letters>> = {
  en: {
    reset: (name, link) => ({
      subject: 'Bivouac: a new password',
      text: `${name},\n\nwith this link you can choose a new password. It works once, for an hour:\n\n${link}\n\nIf you did not ask for it, throw this letter away: nothing has changed.\n`,
    }),
    confirm: (name, link) => ({
      subject: 'Bivouac: is this your address?',
      text: `${name},\n\nopen this link if letters from Bivouac may come to this address:\n\n${link}\n\nIf you know nothing of this, throw this letter away.\n`,
    }),
  },
  fr: {
    reset: (name, link) => ({
      subject: 'Bivouac : un nouveau mot de passe',
      text: `${name},\n\nce lien permet de choisir un nouveau mot de passe. Il sert une fois, pendant une heure :\n\n${link}\n\nSi vous n’avez rien demandé, jetez cette lettre : rien n’a changé.\n`,
    }),
    confirm: (name, link) => ({
      subject: 'Bivouac : est-ce votre adresse ?',
      text: `${name},\n\nouvrez ce lien si les lettres de Bivouac peuvent arriver à cette adresse :\n\n${link}\n\nSi cela ne vous dit rien, jetez cette lettre.\n`,
    }),
  },
};

export const isLanguage = (text: string): text is Language => Object.hasOwn(LETTERS, text);

/** The letters in a user's language. */
export const lettersIn = (language: string): Letters => LETTERS[isLanguage(language) ? language : 'en'];
