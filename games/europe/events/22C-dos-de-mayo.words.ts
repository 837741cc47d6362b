import type { ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'dosDeMayo.free': {};
  'dosDeMayo.rises': {};
  'dosDeMayo.oneEach': { zone: ZoneId };
  'dosDeMayo.enemyThere': { zone: ZoneId };
}

export const dosDeMayoWords: Words<Messages> = {
  en: {
    'dosDeMayo.free': () => 'Spain is neither an ally of the Empire nor bound to it by a forced peace or alliance.',
    'dosDeMayo.rises': () => 'Spain rises: the War of Liberation begins.',
    'dosDeMayo.oneEach': ({ zone }, name) => `A militia has been placed at ${name.zone(zone)}.`,
    'dosDeMayo.enemyThere': ({ zone }, name) => `Units of the Empire stand at ${name.zone(zone)}.`,
  },
  fr: {
    'dosDeMayo.free': () => 'L’Espagne n’est ni alliée de l’Empire ni liée à lui par une paix ou une alliance forcée.',
    'dosDeMayo.rises': () => 'L’Espagne se soulève : la guerre de Libération commence.',
    'dosDeMayo.oneEach': ({ zone }, name) => `Une milice a déjà été placée ${name.at(zone)}.`,
    'dosDeMayo.enemyThere': ({ zone }, name) => `Des unités de l’Empire se trouvent ${name.at(zone)}.`,
  },
};
