import type { Pending } from '@bivouac/board';
import type { Answer } from '@bivouac/kernel';
import { useState } from 'react';

interface Deliberating {
  /** Changes with the question, so that what was held back is forgotten. */
  readonly question: unknown;
  readonly answers: readonly Answer[];
  readonly warnings: (answer: Answer) => readonly string[];
  /** Would taking it back need consent? */
  readonly foresee: (answer: Answer) => Promise<boolean>;
  readonly give: (answers: readonly Answer[]) => Promise<unknown>;
  /** Bots let everything be taken back; another person must be asked. */
  readonly hasConsent: boolean;
}

export interface Deliberation {
  /** It is being found out whether the answer can be taken back. */
  readonly weighs: boolean;
  readonly pending: Pending | undefined;
  /** What the answer given last brought with it, while it can still be taken back freely. */
  readonly did: readonly string[];
  readonly choose: (id: string) => Promise<void>;
  /** Several answers in a row, such as the steps of a march. */
  readonly chooseAll: (answers: readonly Answer[]) => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
  readonly forget: () => void;
}

const NOTHING: readonly string[] = [];

/**
 * Before an answer with consequences that cannot be taken back freely, the player is asked; after one that can, he is
 * told. All others go straight to the table.
 */
export const useDeliberation = ({
  question,
  answers,
  warnings,
  foresee,
  give,
  hasConsent,
}: Deliberating): Deliberation => {
  const [held, setHeld] = useState<{ readonly question: unknown; readonly pending: Pending }>();
  const [did, setDid] = useState(NOTHING);
  const [weighs, setWeighs] = useState(false);
  const pending = held && Object.is(held.question, question) ? held.pending : undefined;
  const giveAll = async (chosen: readonly Answer[], consequences: readonly string[]): Promise<void> => {
    setHeld(undefined);
    setDid(consequences);
    await give(chosen);
  };
  const isFinal = async (answer: Answer): Promise<boolean> => {
    setWeighs(true);
    return foresee(answer).finally(() => setWeighs(false));
  };
  return {
    weighs,
    pending,
    did,
    choose: async (id) => {
      const answer = answers[Number(id)];
      if (!answer) return;
      const consequences = warnings(answer);
      if (consequences.length > 0 && (await isFinal(answer)))
        setHeld({ question, pending: { id, warnings: consequences, final: !hasConsent } });
      else await giveAll([answer], consequences);
    },
    chooseAll: (chosen) => giveAll(chosen, NOTHING),
    confirm: async () => {
      const answer = pending && answers[Number(pending.id)];
      if (answer) await giveAll([answer], NOTHING);
    },
    cancel: () => setHeld(undefined),
    forget: () => setDid(NOTHING),
  };
};
