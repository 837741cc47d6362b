import type { ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';
import { capital, count, nombre } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'berezina.who': {};
  'berezina.nobody': {};
  'berezina.whereTo': { force: ForceName; left: number };
  'berezina.tooFar': { zone: ZoneId };
  'berezina.enemy': { zone: ZoneId };
  'berezina.crowded': { zone: ZoneId };
  'berezina.away': { force: ForceName; zone: ZoneId };
}

type Answers =
  | { readonly kind: 'slipAway'; readonly force: ForceName }
  | { readonly kind: 'slipTo'; readonly zone: ZoneId };

export const berezinaWords: CardWords<Messages, Answers> = {
  en: {
    'berezina.who': () => 'Which force slips away?',
    'berezina.nobody': () => 'No force that is demoralised, out of supply or without a retreat has a way to slip away.',
    'berezina.whereTo': ({ force, left }, name) =>
      `${capital(name.the.force(force))} slips away: ${count(left, 'movement point')} left`,
    'berezina.tooFar': ({ zone }, name) => `${name.zone(zone)} is too far.`,
    'berezina.enemy': ({ zone }, name) => `The enemy is at ${name.zone(zone)}.`,
    'berezina.crowded': ({ zone }, name) => `Another force stands at ${name.zone(zone)}.`,
    'berezina.away': ({ force, zone }, name) =>
      `${capital(name.the.force(force))} has slipped away to ${name.zone(zone)}.`,
  },
  fr: {
    'berezina.who': () => 'Quelle force s’échappe ?',
    'berezina.nobody': () => 'Aucune force démoralisée, non ravitaillée ou sans retraite ne peut s’échapper.',
    'berezina.whereTo': ({ force, left }, name) =>
      `${capital(name.the.force(force))} s’échappe : ${nombre(left, 'PM restant', 'PM restants')}`,
    'berezina.tooFar': ({ zone }, name) => `Trop loin : ${name.zone(zone)}.`,
    'berezina.enemy': ({ zone }, name) => `L’ennemi s’y trouve : ${name.zone(zone)}.`,
    'berezina.crowded': ({ zone }, name) => `Une autre force s’y trouve : ${name.zone(zone)}.`,
    'berezina.away': ({ force, zone }, name) =>
      `${capital(name.the.force(force))} s’échappe vers ${name.the.zone(zone)}.`,
  },
  labels: {
    en: {
      byKind: {
        slipAway: ({ force }, name) => name.force(force),
        slipTo: ({ zone }, name) => `To ${name.zone(zone)}`,
      },
      byQuestion: {
        'berezina.whereTo/done': 'Stop here',
      },
    },
    fr: {
      byKind: {
        slipAway: ({ force }, name) => name.force(force),
        slipTo: ({ zone }, name) => `Vers ${name.the.zone(zone)}`,
      },
      byQuestion: {
        'berezina.whereTo/done': 'S’arrêter ici',
      },
    },
  },
};
