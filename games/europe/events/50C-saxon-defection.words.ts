import type { UnitId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'defection.which': {};
  'defection.nobody': {};
  'defection.leaves': { unit: UnitId };
}

type Answers =
  /** 50C The German corps that leaves the field. */
  { readonly kind: 'defect'; readonly unit: UnitId };

export const saxonDefectionWords: CardWords<Messages, Answers> = {
  en: {
    'defection.which': () => 'Which German corps leaves the field?',
    'defection.nobody': () => 'No German corps fights for the Empire here.',
    'defection.leaves': ({ unit }, name) => `${capital(name.the.unit(unit))} leaves the field for the reserve.`,
  },
  fr: {
    'defection.which': () => 'Quel corps allemand quitte le champ de bataille ?',
    'defection.nobody': () => 'Aucun corps allemand ne combat ici pour l’Empire.',
    'defection.leaves': ({ unit }, name) => `${capital(name.the.unit(unit))} quitte la bataille pour la réserve.`,
  },
  labels: {
    en: {
      byKind: {
        defect: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        defect: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
  },
};
