import type { NationId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'copenhagen.minorOnly': { nation: NationId };
  'copenhagen.noPort': { nation: NationId };
}

export const bombardmentOfCopenhagenWords: Words<Messages> = {
  en: {
    'copenhagen.minorOnly': ({ nation }, name) => `${capital(name.the.nation(nation))} is no minor country.`,
    'copenhagen.noPort': ({ nation }, name) => `${capital(name.the.nation(nation))} has no port.`,
  },
  fr: {
    'copenhagen.minorOnly': ({ nation }, name) => `${capital(name.the.nation(nation))} n’est pas un pays mineur.`,
    'copenhagen.noPort': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} ${name.verb.nation(nation, 'n’a', 'n’ont')} pas de port.`,
  },
};
