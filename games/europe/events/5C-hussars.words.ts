import type { CardId, ZoneId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'hussars.noGain': { card: CardId };
  'hussars.ground': { zone: ZoneId };
}

export const hussarsWords: Words<Messages> = {
  en: {
    'hussars.noGain': ({ card }, name) => `${name.card(card)} would not change the superiority of the cavalry.`,
    'hussars.ground': ({ zone }, name) => `${name.zone(zone)} is no ground for cavalry.`,
  },
  fr: {
    'hussars.noGain': ({ card }, name) => `${name.card(card)} ne changerait rien à la supériorité de cavalerie.`,
    'hussars.ground': ({ zone }, name) =>
      `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'n’est', 'ne sont')} pas un terrain pour la cavalerie.`,
  },
};
