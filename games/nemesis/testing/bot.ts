import type { Answer } from '@bivouac/kernel';
import { greedy } from '../bot/greedy.ts';
import { type Situation, situation } from '../bot/situation.ts';
import type { Side } from '../catalogue/catalogue.ts';
import type { Table } from './combat.ts';
import { type Position, position } from './position.ts';

/** What greedy would answer to the open question, seeing what its seat sees. Where it is all the same, the first. */
export const greedyAnswer = (table: Table): Answer => {
  const question = table.asked();
  return greedy.choose(table.view(question.by).state, question, () => 0);
};

/** Lets greedy answer for one side as long as it is asked about this topic. */
export const greedyPlays = (table: Table, side: Side, whileAsked: string): Table => {
  while (table.questions().some(({ by, prompt }) => by === side && prompt.key.startsWith(whileAsked)))
    table.answer(side, greedyAnswer(table));
  return table;
};

/** The thoughts of a side about a position. */
export const thoughtsOf = (side: Side, wanted: Position): Situation => situation(position(wanted), side);
