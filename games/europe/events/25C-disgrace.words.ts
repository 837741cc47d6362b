import type { GeneralId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'disgrace.nobody': {};
  'disgrace.napoleon': {};
  'disgrace.done': { general: GeneralId };
}

export const disgraceWords: Words<Messages> = {
  en: {
    'disgrace.nobody': () => 'No general commands the beaten force.',
    'disgrace.napoleon': () => 'Napoleon is not disgraced.',
    'disgrace.done': ({ general }, name) =>
      `${capital(name.the.general(general))} is in disgrace until next year’s budget.`,
  },
  fr: {
    'disgrace.nobody': () => 'Aucun général ne commande la force vaincue.',
    'disgrace.napoleon': () => 'Napoléon n’est pas disgracié.',
    'disgrace.done': ({ general }, name) =>
      `${capital(name.the.general(general))} est disgracié jusqu’au budget de l’année suivante.`,
  },
};
