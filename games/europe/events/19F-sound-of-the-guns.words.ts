import type { GeneralId, ZoneId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'guns.who': { zone: ZoneId };
  'guns.nobody': {};
  'guns.enemyBetween': { zone: ZoneId };
  'guns.fortressBetween': { zone: ZoneId };
}

type Answers =
  /** 19F A general comes from two zones away, through the zone between. */
  { readonly kind: 'farCounterMarch'; readonly general: GeneralId; readonly through: ZoneId };

export const soundOfTheGunsWords: CardWords<Messages, Answers> = {
  en: {
    'guns.who': ({ zone }, name) => `Who marches to the guns of ${name.zone(zone)} from two zones away?`,
    'guns.nobody': () => 'No general two zones away can come.',
    'guns.enemyBetween': ({ zone }, name) => `The enemy stands at ${name.zone(zone)}.`,
    'guns.fortressBetween': ({ zone }, name) => `An enemy fortress bars the way at ${name.zone(zone)}.`,
  },
  fr: {
    'guns.who': ({ zone }, name) => `Qui marche au canon vers ${name.the.zone(zone)}, à deux zones de distance ?`,
    'guns.nobody': () => 'Aucun général à deux zones de distance ne peut venir.',
    'guns.enemyBetween': ({ zone }, name) => `L’ennemi se tient ${name.at(zone)}.`,
    'guns.fortressBetween': ({ zone }, name) => `Une forteresse ennemie barre le chemin : ${name.zone(zone)}.`,
  },
  labels: {
    en: {
      byKind: {
        farCounterMarch: ({ general, through }, name) =>
          `${capital(name.the.general(general))} by ${name.zone(through)}`,
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        farCounterMarch: ({ general, through }, name) =>
          `${capital(name.the.general(general))} par ${name.the.zone(through)}`,
      },
      byQuestion: {},
    },
  },
};
