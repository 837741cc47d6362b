import type { ForceName } from '../state/state.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'typhus.which': {};
  'typhus.spared': { force: ForceName; least: number };
  'typhus.nobody': { least: number };
}

type Answers =
  /** 51C The force that falls ill. */
  { readonly kind: 'sicken'; readonly force: ForceName };

export const typhusWords: CardWords<Messages, Answers> = {
  en: {
    'typhus.which': () => 'In which force does typhus break out?',
    'typhus.spared': ({ force, least }, name) =>
      `${capital(name.the.force(force))} is neither besieged nor outside France with ${least} steps or more.`,
    'typhus.nobody': ({ least }) => `No Empire force is besieged, or outside France with ${least} steps or more.`,
  },
  fr: {
    'typhus.which': () => 'Dans quelle force le typhus éclate-t-il ?',
    'typhus.spared': ({ force, least }, name) =>
      `La force ${name.of.force(force)} n’est ni assiégée ni hors de France avec ${least} pas ou plus.`,
    'typhus.nobody': ({ least }) =>
      `Aucune force de l’Empire n’est assiégée, ni hors de France avec ${least} pas ou plus.`,
  },
  labels: {
    en: {
      byKind: {
        sicken: ({ force }, name) => name.force(force),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        sicken: ({ force }, name) => name.force(force),
      },
      byQuestion: {},
    },
  },
};
