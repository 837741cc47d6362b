import type { Words } from './words.ts';

interface Messages {
  'guard.defends': {};
  'guard.absent': {};
}

export const imperialGuardWords: Words<Messages> = {
  en: {
    'guard.defends': () => 'The Guard lends its weight to an attack.',
    'guard.absent': () => 'No step of the French Guard is on the field.',
  },
  fr: {
    'guard.defends': () => 'La Garde donne dans l’attaque.',
    'guard.absent': () => 'Aucun pas de la Garde française n’est sur le terrain.',
  },
};
