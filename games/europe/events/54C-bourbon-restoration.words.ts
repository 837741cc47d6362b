import type { UnitId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'restoration.which': {};
  'restoration.noCard': {};
  'restoration.nobody': {};
  'restoration.goesHome': { unit: UnitId };
}

type Answers =
  /** 54C The corps that goes home. */
  { readonly kind: 'sendHome'; readonly unit: UnitId };

export const bourbonRestorationWords: CardWords<Messages, Answers> = {
  en: {
    'restoration.which': () => 'Which French corps goes home?',
    'restoration.noCard': () => 'The Empire holds no card that it could lose.',
    'restoration.nobody': () =>
      'In France there is neither a National Guard nor a reduced corps of the line without a general.',
    'restoration.goesHome': ({ unit }, name) => `${capital(name.the.unit(unit))} goes home, to the reserve.`,
  },
  fr: {
    'restoration.which': () => 'Quel corps français rentre dans ses foyers ?',
    'restoration.noCard': () => 'L’Empire n’a aucune carte à perdre.',
    'restoration.nobody': () => 'En France, il n’y a ni Garde nationale ni corps de ligne réduit sans général.',
    'restoration.goesHome': ({ unit }, name) =>
      `${capital(name.the.unit(unit))} rentre dans ses foyers : retour dans la réserve.`,
  },
  labels: {
    en: {
      byKind: {
        sendHome: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        sendHome: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
  },
};
