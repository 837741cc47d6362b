import type { ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'genius.which': {};
  'genius.defence': { force: ForceName; least: number };
  'genius.nobody': {};
  'genius.apart': { force: ForceName };
  'genius.fallBack': { force: ForceName; zone: ZoneId };
  'genius.fellBack': { force: ForceName };
  'genius.noNapoleon': {};
}

type Answers =
  /** 1F The force that meets its attackers one by one. */
  { readonly kind: 'holdApart'; readonly force: ForceName };

export const geniusOfNapoleonWords: CardWords<Messages, Answers> = {
  en: {
    'genius.which': () => 'Which force meets its attackers one by one?',
    'genius.defence': ({ force, least }, name) =>
      `${capital(name.the.force(force))} would need a tactical value of ${least} or more in defence.`,
    'genius.nobody': () => 'No force that is attacked has a general with a defence of 2 or 3.',
    'genius.apart': ({ force }, name) => `${capital(name.the.force(force))} meets each attacker apart.`,
    'genius.fallBack': ({ force, zone }, name) =>
      `Other attackers wait at ${name.zone(zone)}. Does ${name.the.force(force)} fall back?`,
    'genius.fellBack': ({ force }, name) => `${capital(name.the.force(force))} falls back before the next attack.`,
    'genius.noNapoleon': () => 'Napoleon leads no force on the map.',
  },
  fr: {
    'genius.which': () => 'Quelle force affronte ses assaillants séparément ?',
    'genius.defence': ({ force, least }, name) =>
      `Il faudrait pour ${name.the.force(force)} une valeur tactique en défense de ${least} au moins.`,
    'genius.nobody': () => 'Aucune force attaquée n’a de général de défense 2 ou 3.',
    'genius.apart': ({ force }, name) => `${capital(name.the.force(force))} affronte chaque assaillant séparément.`,
    'genius.fallBack': ({ force, zone }, name) =>
      `D’autres assaillants attendent (${name.zone(zone)}) : replier ${name.the.force(force)} ?`,
    'genius.fellBack': ({ force }, name) => `${capital(name.the.force(force))} se retire avant l’attaque suivante.`,
    'genius.noNapoleon': () => 'Napoléon ne commande aucune force sur la carte.',
  },
  labels: {
    en: {
      byKind: {
        holdApart: ({ force }, name) => name.force(force),
      },
      byQuestion: {
        'genius.fallBack/yes': 'Fall back',
        'genius.fallBack/no': 'Stand',
      },
    },
    fr: {
      byKind: {
        holdApart: ({ force }, name) => name.force(force),
      },
      byQuestion: {
        'genius.fallBack/yes': 'Se retirer',
        'genius.fallBack/no': 'Tenir',
      },
    },
  },
};
