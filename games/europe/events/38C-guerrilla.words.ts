import type { ForceName } from '../state/state.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'guerrilla.noMilitia': {};
  'guerrilla.nowhere': {};
  'guerrilla.notSpain': {};
  'guerrilla.harries': { force: ForceName };
}

export const guerrillaWords: Words<Messages> = {
  en: {
    'guerrilla.noMilitia': () => 'No Spanish militia is in the reserve.',
    'guerrilla.nowhere': () => 'No Spanish zone has room for militia.',
    'guerrilla.notSpain': () => 'The force is not in Spain.',
    'guerrilla.harries': ({ force }, name) =>
      `${capital(name.the.force(force))} is harried by guerrillas, and tests attrition at the end of its activation.`,
  },
  fr: {
    'guerrilla.noMilitia': () => 'Aucune milice espagnole n’est dans la réserve.',
    'guerrilla.nowhere': () => 'Aucune zone espagnole n’a de place pour une milice.',
    'guerrilla.notSpain': () => 'La force n’est pas en Espagne.',
    'guerrilla.harries': ({ force }, name) =>
      `La guérilla harcèle ${name.the.force(force)}, qui teste l’attrition à la fin de son activation.`,
  },
};
