import type { CardAnswer } from '../../answers/6-cards.ts';
import type { LabelsOf } from '../labels.ts';

const use = (letter: string | undefined): string => (letter === undefined ? '' : ` (${letter})`);

export const labels6: LabelsOf<CardAnswer> = {
  en: {
    byKind: {
      event: (answer, name) => `Event: ${name.card(answer.card)}${use(answer.use)}`,
      drawCard: (answer, name) => name.card(answer.card),
    },
    byQuestion: { 'event.react/pass': 'No card' },
  },
  fr: {
    byKind: {
      event: (answer, name) => `Événement : ${name.card(answer.card)}${use(answer.use)}`,
      drawCard: (answer, name) => name.card(answer.card),
    },
    byQuestion: { 'event.react/pass': 'Aucune carte' },
  },
};
