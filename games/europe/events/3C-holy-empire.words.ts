import type { UnitId } from '../catalogue/ids.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'holyEmpire.noTurkishWar': {};
  'holyEmpire.noCorps': {};
  'holyEmpire.which': { left: number };
  'holyEmpire.nobodyBeaten': {};
}

type Answers =
  /** 3C A corps of the reserve that takes the field. */
  { readonly kind: 'fieldCorps'; readonly unit: UnitId };

export const holyEmpireWords: CardWords<Messages, Answers> = {
  en: {
    'holyEmpire.noTurkishWar': () => 'Austria is not at war with Turkey.',
    'holyEmpire.noCorps': () => 'No Austrian corps of the reserve finds room in a reinforcement zone.',
    'holyEmpire.which': ({ left }) => `Which corps takes the field? ${left} to go.`,
    'holyEmpire.nobodyBeaten': () => 'Neither Austria nor Prussia has been beaten and is still to reform.',
  },
  fr: {
    'holyEmpire.noTurkishWar': () => 'L’Autriche n’est pas en guerre avec la Turquie.',
    'holyEmpire.noCorps': () => 'Aucun corps autrichien de la réserve ne trouve place dans une zone de renfort.',
    'holyEmpire.which': ({ left }) => `Quel corps entre en campagne ? Il en reste ${left}.`,
    'holyEmpire.nobodyBeaten': () => 'Ni l’Autriche ni la Prusse n’a été battue sans avoir fait sa réforme.',
  },
  labels: {
    en: {
      byKind: {
        fieldCorps: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {
        'holyEmpire.which/done': 'No more corps',
      },
    },
    fr: {
      byKind: {
        fieldCorps: ({ unit }, name) => name.unit(unit),
      },
      byQuestion: {
        'holyEmpire.which/done': 'Plus aucun corps',
      },
    },
  },
};
