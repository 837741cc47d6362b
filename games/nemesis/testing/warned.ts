import type { Warning } from '@bivouac/board/game-ui.ts';
import type { Answer, Language } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';
import type { Table } from './combat.ts';
import { warnings } from '../ui/warnings/index.ts';

/** What a side is warned of at a table before it answers so; an answer that is not offered is a slip of the pen. */
export const warningsAt = (
  table: Table,
  answers: readonly Answer[],
  by: Side = 'french',
  language: Language = 'en',
): readonly Warning[] => {
  const question = { ...table.asked(by), sealed: false };
  const [first] = answers;
  if (!question.answers.some((listed) => JSON.stringify(listed) === JSON.stringify(first)))
    throw new Error(`${JSON.stringify(first)} is not offered`);
  return warnings(table.view(by).state, question, answers, language);
};

/** The same in words alone. */
export const warned = (table: Table, answer: Answer | string, by: Side = 'french'): readonly string[] =>
  warningsAt(table, [typeof answer === 'string' ? { kind: answer } : answer], by).map(({ words }) => words);
