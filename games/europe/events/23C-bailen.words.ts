import type { ZoneId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'bailen.notSpain': { zone: ZoneId };
}

export const bailenWords: Words<Messages> = {
  en: {
    'bailen.notSpain': ({ zone }, name) => `${name.zone(zone)} is not in Spain.`,
  },
  fr: {
    'bailen.notSpain': ({ zone }, name) =>
      `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'n’est', 'ne sont')} pas en Espagne.`,
  },
};
