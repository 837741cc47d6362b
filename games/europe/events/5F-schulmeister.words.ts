import type { ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'schulmeister.whom': {};
  'schulmeister.whereTo': { force: ForceName };
  'schulmeister.moved': { force: ForceName; zone: ZoneId };
  'schulmeister.besieged': { force: ForceName };
  'schulmeister.besieges': { force: ForceName };
  'schulmeister.nowhere': { force: ForceName };
  'schulmeister.nobody': {};
}

type Answers =
  /** 5F Whom false news leads away, and where to. */
  { readonly kind: 'lure'; readonly force: ForceName } | { readonly kind: 'lureTo'; readonly zone: ZoneId };

export const schulmeisterWords: CardWords<Messages, Answers> = {
  en: {
    'schulmeister.whom': () => 'Which force does Schulmeister lead away?',
    'schulmeister.whereTo': ({ force }, name) => `Where is ${name.the.force(force)} led?`,
    'schulmeister.moved': ({ force, zone }, name) => `False news leads ${name.the.force(force)} to ${name.zone(zone)}.`,
    'schulmeister.besieged': ({ force }, name) => `${capital(name.the.force(force))} is besieged.`,
    'schulmeister.besieges': ({ force }, name) => `${capital(name.the.force(force))} besieges a fortress.`,
    'schulmeister.nowhere': ({ force }, name) => `${capital(name.the.force(force))} has no zone to go to.`,
    'schulmeister.nobody': () => 'No force of the enemy can be led away.',
  },
  fr: {
    'schulmeister.whom': () => 'Quelle force Schulmeister égare-t-il ?',
    'schulmeister.whereTo': ({ force }, name) => `Où conduire ${name.the.force(force)} ?`,
    'schulmeister.moved': ({ force, zone }, name) =>
      `De fausses nouvelles conduisent ${name.the.force(force)} vers ${name.the.zone(zone)}.`,
    'schulmeister.besieged': ({ force }, name) =>
      `${capital(name.the.force(force))} est assiégé${name.ending.force(force)}.`,
    'schulmeister.besieges': ({ force }, name) => `${capital(name.the.force(force))} assiège une forteresse.`,
    'schulmeister.nowhere': ({ force }, name) => `${capital(name.the.force(force))} n’a aucune zone où aller.`,
    'schulmeister.nobody': () => 'Aucune force ennemie ne peut être égarée.',
  },
  labels: {
    en: {
      byKind: {
        lure: ({ force }, name) => name.force(force),
        lureTo: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        lure: ({ force }, name) => name.force(force),
        lureTo: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
  },
};
