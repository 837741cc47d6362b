import { CHANCE, type Question } from '@bivouac/kernel';
import type { Table } from './position.ts';

const MOST = 60;
/** Chance draws a card, or picks for a Proxy that nobody directs: the first that is left. */
const isDraw = ({ by, answers }: Question): boolean => by === CHANCE && answers.some(({ kind }) => kind !== 'die');
const passed = (table: Table, keys: readonly string[]): Table => {
  for (let most = 0; most < MOST; most++) {
    const [question] = table.questions();
    if (!question) break;
    if (isDraw(question)) table.pick(CHANCE, () => true);
    else if (keys.includes(question.prompt.key)) table.answer(question.by, question.answers.at(-1)?.kind ?? 'pass');
    else break;
  }
  return table;
};
/** Nobody responds. */
export const unanswered = (table: Table): Table => passed(table, ['response.offer']);
/** What the rules ask in passing, beside the windows. */
const IN_PASSING = [
  'response.offer',
  'battleEvent.offer',
  'intercept.offer',
  'evade.offer',
  'navalIntercept.offer',
  'losses.giveUp',
];
/** Nobody responds, plays a Battle event, intercepts or evades. */
export const quiet = (table: Table): Table => passed(table, IN_PASSING);

/** Whoever is asked before passes, and this seat plays the card. */
export const plays = (table: Table, seat: string, card: string): Table => {
  for (let most = 0; most < MOST; most++) {
    const asked = table.asked();
    if (asked.by === seat && asked.answers.some((answer) => answer['card'] === card))
      return table.answer(seat, { card });
    if (!IN_PASSING.includes(asked.prompt.key))
      throw new Error(`${seat} was never offered ${card}; now ${asked.prompt.key} is asked of ${asked.by}`);
    table.answer(asked.by, asked.answers.at(-1)?.kind ?? 'pass');
  }
  throw new Error(`${seat} was never offered ${card}`);
};
