import { type Pending, usePending, type Warning } from '@bivouac/board';
import type { Answer } from '@bivouac/kernel';
import { useRef, useState } from 'react';

/** Answers that are given in a row: one as a rule, several for the steps of a march. */
type Row = readonly Answer[];

interface Deliberating {
  /** Changes with the question, so that what was held back is forgotten. */
  readonly question: unknown;
  readonly answers: Row;
  readonly label: (answer: Answer) => string;
  readonly warnings: (row: Row) => readonly Warning[];
  /** Does it throw something away? */
  readonly wastes: (row: Row) => boolean;
  /** Would taking it back need the consent of somebody else? */
  readonly isFinal: (row: Row) => Promise<boolean>;
  readonly give: (row: Row) => Promise<unknown>;
}

export interface Deliberation {
  /** It is being found out whether the answer can be taken back. */
  readonly weighs: boolean;
  readonly pending: Pending<Row> | undefined;
  readonly choose: (id: string) => void;
  readonly chooseAll: (row: Row) => void;
  /** Answers of which the table knows already what is to be said of them. */
  readonly choosePlanned: (row: Row, words: string, warnings: readonly Warning[]) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

const NO_WARNINGS: readonly Warning[] = [];

/** Of several answers in a row the player is told only what they were not warned of when they began it. */
export const untold = (found: readonly Warning[], heeded: readonly Warning[]): readonly Warning[] =>
  found.filter(({ words }) => !heeded.some((known) => known.words === words));

/** An answer with consequences, or one that cannot be taken back, waits until the player confirms it. */
export const useDeliberation = (about: Deliberating): Deliberation => {
  const { question, answers, label, warnings, wastes, isFinal, give } = about;
  const [heeded, setHeeded] = useState(NO_WARNINGS);
  const planned = useRef<{ readonly row: Row; readonly words: string; readonly warnings: readonly Warning[] }>(
    undefined,
  );
  const said = (row: Row): Pick<Pending<Row>, 'words' | 'warnings'> =>
    planned.current?.row === row ? planned.current : { words: row.map(label).join(' → '), warnings: told(row) };
  const told = (row: Row): readonly Warning[] => (row.length > 1 ? untold(warnings(row), heeded) : warnings(row));
  const { weighs, pending, choose, confirm, cancel } = usePending<Row>(
    question,
    async (row) => ({ ...said(row), wastes: wastes(row), final: await isFinal(row) }),
    async (row) => {
      setHeeded(pending?.warnings ?? NO_WARNINGS);
      await give(row);
    },
  );
  return {
    weighs,
    pending,
    choose: (id) => {
      const answer = answers[Number(id)];
      if (answer) void choose([answer]);
    },
    chooseAll: (row) => void choose(row),
    choosePlanned: (row, words, warned) => {
      planned.current = { row, words, warnings: warned };
      void choose(row);
    },
    confirm: () => void confirm(),
    cancel,
  };
};
