import type { UnitId } from '../catalogue/ids.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'conscripts.whichArmy': {};
  'conscripts.whichCorps': {};
  'conscripts.noArmy': {};
  'conscripts.noCorps': {};
}

type Answers = { readonly kind: 'conscriptCorps'; readonly unit: UnitId };

export const theMarieLouisesWords: CardWords<Messages, Answers> = {
  en: {
    'conscripts.whichArmy': () => 'Which army receives the conscripts?',
    'conscripts.whichCorps': () => 'Which corps is raised?',
    'conscripts.noArmy': () => 'No supplied French army has a reduced French unit.',
    'conscripts.noCorps': () => 'No French line corps of the reserve finds a place.',
  },
  fr: {
    'conscripts.whichArmy': () => 'Quelle armée reçoit les conscrits ?',
    'conscripts.whichCorps': () => 'Quel corps lever ?',
    'conscripts.noArmy': () => 'Aucune armée française ravitaillée n’a d’unité française réduite.',
    'conscripts.noCorps': () => 'Aucun corps de ligne français de la réserve ne trouve de place.',
  },
  labels: {
    en: {
      byKind: {
        conscriptCorps: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        conscriptCorps: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {},
    },
  },
};
