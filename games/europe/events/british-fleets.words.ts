import type { NationId, ZoneId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'sailing.noFleet': {};
  'sailing.onePort': { zone: ZoneId };
  'sailing.onlyOf': { nation: NationId };
}

export const britishFleetsWords: Words<Messages> = {
  en: {
    'sailing.noFleet': () => 'No fleet that the card could activate is on the map.',
    'sailing.onePort': ({ zone }, name) => `Everything goes aboard in one port: ${name.zone(zone)}.`,
    'sailing.onlyOf': ({ nation }, name) => `The card lets only troops of ${name.the.nation(nation)} aboard.`,
  },
  fr: {
    'sailing.noFleet': () => 'Aucune flotte en jeu ne pourrait être activée par cette carte.',
    'sailing.onePort': ({ zone }, name) => `Tout embarque dans un seul port : ${name.zone(zone)}.`,
    'sailing.onlyOf': ({ nation }, name) =>
      `La carte n’embarque que des troupes de cette nation : ${name.nation(nation)}.`,
  },
};
