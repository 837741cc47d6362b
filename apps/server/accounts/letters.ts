import type { Language } from '@bivouac/kernel';
import type { Letter } from './postman.ts';

type Words = Omit<Letter, 'to'>;
interface Letters {
  readonly reset: (name: string, link: string) => Words;
  readonly confirm: (name: string, link: string) => Words;
  /** To the address that was, when there is another now. */
  readonly addressChanged: (name: string) => Words;
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
    addressChanged: (name) => ({
      subject: 'Bivouac: your address has changed',
      text: `${name},\n\nletters from Bivouac now go to another address that was given for your account, and no longer to this one.\n\nIf you did not do this, sign in, change your password and give your own address again; or write to the operator of your server.\n`,
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
    addressChanged: (name) => ({
      subject: 'Bivouac : votre adresse a changé',
      text: `Bonjour ${name},\n\nles messages de Bivouac sont désormais envoyés à une autre adresse, indiquée pour votre compte, et plus à celle-ci.\n\nSi ce n’est pas vous, connectez-vous, changez votre mot de passe et redonnez votre adresse, ou écrivez à l’administrateur de votre serveur.\n`,
    }),
  },
};

export const isLanguage = (text: string): text is Language => Object.hasOwn(LETTERS, text);

/** The letters in a user's language. */
export const lettersIn = (language: string): Letters => LETTERS[isLanguage(language) ? language : 'en'];
