import type { ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'rising.enemyThere': { zone: ZoneId };
  'rising.fortress': { zone: ZoneId };
}

export const risingWords: Words<Messages> = {
  en: {
    'rising.enemyThere': ({ zone }, name) => `Empire units stand at ${name.zone(zone)}.`,
    'rising.fortress': ({ zone }, name) => `The Empire holds the fortress of ${name.zone(zone)}.`,
  },
  fr: {
    'rising.enemyThere': ({ zone }, name) => `Des unités de l’Empire se trouvent ${name.at(zone)}.`,
    'rising.fortress': ({ zone }, name) => `L’Empire tient la forteresse ${name.of.zone(zone)}.`,
  },
};
