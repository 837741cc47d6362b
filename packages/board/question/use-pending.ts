import { useState } from 'react';

export interface Pending {
  readonly id: string;
  readonly warnings: readonly string[];
  readonly final: boolean;
}

export interface Deliberation {
  /** Gives the answer, or holds it back until it is confirmed. */
  readonly choose: (id: string) => void;
  readonly pending: Pending | undefined;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/**
 * Holds an answer back while there is something to say before it: warnings, or that it cannot be taken back.
 * `question` is anything that changes with the question, so that an old answer is forgotten.
 */
export const usePending = (
  question: unknown,
  beforehand: (id: string) => { readonly warnings: readonly string[]; readonly final: boolean },
  give: (id: string) => void,
): Deliberation => {
  const [held, setHeld] = useState<{ readonly question: unknown; readonly pending: Pending }>();
  const pending = held && Object.is(held.question, question) ? held.pending : undefined;
  return {
    pending,
    choose: (id) => {
      const { warnings, final } = beforehand(id);
      if (warnings.length === 0 && !final) {
        setHeld(undefined);
        give(id);
      } else setHeld({ question, pending: { id, warnings, final } });
    },
    confirm: () => {
      if (!pending) return;
      setHeld(undefined);
      give(pending.id);
    },
    cancel: () => setHeld(undefined),
  };
};
