import type { ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'chouans.nowhere': {};
  'chouans.rise': { zone: ZoneId };
}

export const chouansWords: Words<Messages> = {
  en: {
    'chouans.nowhere': () => 'No zone of Poitou or Brittany is free.',
    'chouans.rise': ({ zone }, name) => `The Chouans rise at ${name.zone(zone)}.`,
  },
  fr: {
    'chouans.nowhere': () => 'Aucune zone du Poitou ou de Bretagne n’est libre.',
    'chouans.rise': ({ zone }, name) => `Les Chouans se soulèvent ${name.at(zone)}.`,
  },
};
