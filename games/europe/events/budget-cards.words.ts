import type { CardId, NationId } from '../catalogue/ids.ts';
import type { Words } from './words.ts';

interface Messages {
  'budgetCard.tooLate': { card: CardId; power: NationId };
}

export const budgetCardsWords: Words<Messages> = {
  en: {
    'budgetCard.tooLate': ({ card, power }, name) =>
      `${name.card(card)} must be played before the budget of ${name.the.nation(power)} is closed.`,
  },
  fr: {
    'budgetCard.tooLate': ({ card, power }, name) =>
      `${name.card(card)} se joue avant la clôture du budget : ${name.nation(power)}.`,
  },
};
