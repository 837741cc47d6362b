import type { ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'tyrol.noKingdom': {};
  'tyrol.alreadyUp': {};
  'tyrol.rises': { zone: ZoneId };
}

export const tyrolWords: Words<Messages> = {
  en: {
    'tyrol.noKingdom': () => 'The Kingdom of Bavaria does not exist.',
    'tyrol.alreadyUp': () => 'The Tyrolese are in revolt already.',
    'tyrol.rises': ({ zone }, name) => `The Tyrolese rise at ${name.zone(zone)}.`,
  },
  fr: {
    'tyrol.noKingdom': () => 'Le royaume de Bavière n’existe pas.',
    'tyrol.alreadyUp': () => 'Les Tyroliens sont déjà soulevés.',
    'tyrol.rises': ({ zone }, name) => `Les Tyroliens se soulèvent ${name.at(zone)}.`,
  },
};
