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
      subject: 'Bivouac: reset your password',
      text: `Hello ${name},\n\nUse this link to choose a new password. It works once, for an hour:\n\n${link}\n\nIf you did not ask for it, ignore this e-mail: nothing has changed.\n`,
    }),
    confirm: (name, link) => ({
      subject: 'Bivouac: confirm your e-mail address',
      text: `Hello ${name},\n\nOpen this link to confirm that Bivouac may send e-mail to this address:\n\n${link}\n\nIf you did not expect this, ignore this e-mail.\n`,
    }),
  },
  fr: {
    reset: (name, link) => ({
      subject: 'Bivouac : un nouveau mot de passe',
      text: `Bonjour ${name},\n\nce lien vous permet de choisir un nouveau mot de passe. Il sert une seule fois, dans l’heure :\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce message : rien n’a changé.\n`,
    }),
    confirm: (name, link) => ({
      subject: 'Bivouac : est-ce votre adresse ?',
      text: `Bonjour ${name},\n\nouvrez ce lien pour que Bivouac puisse vous écrire à cette adresse :\n\n${link}\n\nSi cela ne vous dit rien, ignorez ce message.\n`,
    }),
  },
};

export const isLanguage = (text: string): text is Language => Object.hasOwn(LETTERS, text);

/** The letters in a user's language. */
export const lettersIn = (language: string): Letters => LETTERS[isLanguage(language) ? language : 'en'];
