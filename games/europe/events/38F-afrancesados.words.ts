import type { ZoneId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'afrancesados.where': {};
  'afrancesados.fortress': { zone: ZoneId };
  'afrancesados.far': { zone: ZoneId };
  'afrancesados.nothing': { zone: ZoneId };
  'afrancesados.nowhere': {};
  'afrancesados.turned': { zone: ZoneId };
}

type Answers = { readonly kind: 'winOverZone'; readonly zone: ZoneId };

export const afrancesadosWords: CardWords<Messages, Answers> = {
  en: {
    'afrancesados.where': () => 'Which Spanish zone is won over?',
    'afrancesados.fortress': ({ zone }, name) => `${name.zone(zone)} has a fortress.`,
    'afrancesados.far': ({ zone }, name) => `No supplied Empire force is within two points of ${name.zone(zone)}.`,
    'afrancesados.nothing': ({ zone }, name) => `There is nothing to win over at ${name.zone(zone)}.`,
    'afrancesados.nowhere': () => 'No Spanish zone can be won over.',
    'afrancesados.turned': ({ zone }, name) => `${name.zone(zone)} is won over.`,
  },
  fr: {
    'afrancesados.where': () => 'Quelle zone espagnole gagner ?',
    'afrancesados.fortress': ({ zone }, name) =>
      `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'a', 'ont')} une forteresse.`,
    'afrancesados.far': ({ zone }, name) =>
      `Aucune force ravitaillée de l’Empire n’est à deux points (${name.zone(zone)}).`,
    'afrancesados.nothing': ({ zone }, name) => `Il n’y a rien à y gagner : ${name.zone(zone)}.`,
    'afrancesados.nowhere': () => 'Aucune zone espagnole ne peut être gagnée.',
    'afrancesados.turned': ({ zone }, name) =>
      `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'passe', 'passent')} à l’Empire sans combat.`,
  },
  labels: {
    en: {
      byKind: {
        winOverZone: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        winOverZone: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
  },
};
