import type { ForceName } from '../state/state.ts';
import { count, nombre } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'storm.slowed': { force: ForceName; by: number };
}

export const thunderstormWords: Words<Messages> = {
  en: {
    'storm.slowed': ({ force, by }, name) =>
      `A thunderstorm: ${name.force(force)} has ${count(by, 'movement point')} less.`,
  },
  fr: {
    'storm.slowed': ({ force, by }, name) =>
      `Orage : ${name.the.force(force)} perd ${nombre(by, 'point de mouvement', 'points de mouvement')}.`,
  },
};
