import { card } from '../../catalogue.ts';
import type { SequenceAnswer } from '../../answers/5-sequence.ts';
import type { LabelsOf } from '../labels.ts';

export const labels5: LabelsOf<SequenceAnswer> = {
  en: {
    byKind: {
      points: (answer, name) => `${name.card(answer.card)}: activate with its ${card(answer.card).value}`,
      operation: () => 'Operation without a card: 1 point',
    },
    byQuestion: {},
  },
  fr: {
    byKind: {
      points: (answer, name) => `${name.card(answer.card)} : activer avec ses ${card(answer.card).value}`,
      operation: () => 'Opération sans carte : 1 point',
    },
    byQuestion: {},
  },
};
