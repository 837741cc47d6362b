import type { UnitId } from '../catalogue/ids.ts';
import { capital, count, nombre } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'landwehr.which': { left: number };
  'landwehr.complete': { unit: UnitId };
  'landwehr.notThere': { unit: UnitId };
  'landwehr.noAlly': {};
}

type Answers =
  /** 46C The Landwehr that has a step. */
  { readonly kind: 'levy'; readonly unit: UnitId };

export const landwehrWords: CardWords<Messages, Answers> = {
  en: {
    'landwehr.which': ({ left }) => `Landwehr, ${count(left, 'step')} left: for which corps?`,
    'landwehr.complete': ({ unit }, name) => `${capital(name.the.unit(unit))} is complete.`,
    'landwehr.notThere': ({ unit }, name) => `${capital(name.the.unit(unit))} is not in the reserve.`,
    'landwehr.noAlly': () => 'Neither Prussia nor Austria fights for the Coalition.',
  },
  fr: {
    'landwehr.which': ({ left }) => `Landwehr, ${nombre(left, 'pas', 'pas')} : pour quel corps ?`,
    'landwehr.complete': ({ unit }, name) => `${capital(name.unit(unit))} : déjà au complet.`,
    'landwehr.notThere': ({ unit }, name) => `${capital(name.unit(unit))} : pas dans la réserve.`,
    'landwehr.noAlly': () => 'Ni la Prusse ni l’Autriche ne combattent pour la Coalition.',
  },
  labels: {
    en: {
      byKind: {
        levy: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        levy: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
  },
};
