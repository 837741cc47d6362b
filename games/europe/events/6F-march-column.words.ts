import type { ForceName } from '../state/state.ts';
import { capital, count, nombre } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'marchColumn.mack': {};
  'marchColumn.slowed': { force: ForceName; by: number };
}

export const marchColumnWords: Words<Messages> = {
  en: {
    'marchColumn.mack': () => 'Not on Mack in his first activation.',
    'marchColumn.slowed': ({ force, by }, name) =>
      `${capital(name.the.force(force))} has ${count(by, 'movement point')} less and may not force its march.`,
  },
  fr: {
    'marchColumn.mack': () => 'Pas sur Mack à sa première activation.',
    'marchColumn.slowed': ({ force, by }, name) =>
      `${capital(name.the.force(force))} a ${nombre(by, 'point de mouvement', 'points de mouvement')} de moins et ne peut forcer la marche.`,
  },
};
