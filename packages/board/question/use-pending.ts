import { useState } from 'react';
import type { Warning } from '../game-ui.ts';

/** What is to be said before something is done. */
export interface Beforehand {
  /** What was chosen, in words. */
  readonly words: string;
  readonly warnings: readonly Warning[];
  /** It throws something away: thinking again is what Enter does. */
  readonly wastes?: boolean;
  /** It cannot be taken back. */
  readonly final: boolean;
}

/** Something chosen that waits to be confirmed. */
export interface Pending<T> extends Beforehand {
  readonly chosen: T;
}

export interface Deliberation<T> {
  /** Gives what was chosen, or holds it back until it is confirmed. */
  readonly choose: (chosen: T) => Promise<void>;
  readonly pending: Pending<T> | undefined;
  /** It is being found out what is to be said beforehand. */
  readonly weighs: boolean;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Holds a choice back while there is something to say before it: warnings, or that it cannot be taken back.
 * `question` is anything that changes with the question, so that an old choice is forgotten.
 */
export const usePending = <T>(
  question: unknown,
  beforehand: (chosen: T) => Beforehand | Promise<Beforehand>,
  give: (chosen: T) => unknown,
): Deliberation<T> => {
  const [held, setHeld] = useState<{ readonly question: unknown; readonly pending: Pending<T> }>();
  const [weighs, setWeighs] = useState(false);
  const pending = held && Object.is(held.question, question) ? held.pending : undefined;
  const weighed = async (chosen: T): Promise<Pending<T>> => {
    setWeighs(true);
    try {
      return { ...(await beforehand(chosen)), chosen };
    } finally {
      setWeighs(false);
    }
  };
  const giveNow = async (chosen: T): Promise<void> => {
    setHeld(undefined);
    await give(chosen);
  };
  return {
    pending,
    weighs,
    choose: async (chosen) => {
      const found = await weighed(chosen);
      if (found.warnings.length > 0 || found.final || found.wastes) setHeld({ question, pending: found });
      else await giveNow(chosen);
    },
    confirm: async () => {
      if (pending) await giveNow(pending.chosen);
    },
    cancel: () => setHeld(undefined),
  };
};
