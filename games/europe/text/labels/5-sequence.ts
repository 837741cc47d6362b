import { card } from '../../catalogue/catalogue.ts';
import type { SequenceAnswer } from '../../answers/5-sequence.ts';
import type { LabelsOf } from '../labels.ts';
import { count, nombre } from '../wording.ts';

export const labels5: LabelsOf<SequenceAnswer> = {
  en: {
    byKind: {
      points: (answer, name) => `${name.card(answer.card)}: ${count(card(answer.card).value, 'activation point')}`,
      operation: () => 'Operation without a card: 1 activation point',
    },
    byQuestion: {},
  },
  fr: {
    byKind: {
      points: (answer, name) => `${name.card(answer.card)} : ${nombre(card(answer.card).value, 'point')} d’activation`,
      operation: () => 'Opération sans carte : 1 point d’activation',
    },
    byQuestion: {},
  },
};
