import type { Refusal, Seat } from '@bivouac/kernel';
import { useState } from 'react';
import type { Sitting } from './sitting.ts';

interface Undoing {
  readonly undo: (agreed: readonly Seat[]) => Promise<void>;
  /** Those who must agree before it is done. */
  readonly asksConsentOf: readonly Seat[] | undefined;
  readonly giveUp: () => void;
}

/** Takes back the last answer; where another player must agree, they are asked first. */
export const useUndo = (sitting: Pick<Sitting, 'undo'>, heed: (refusal: Refusal | undefined) => void): Undoing => {
  const [consents, setConsents] = useState<readonly Seat[]>();
  return {
    undo: async (agreed) => {
      setConsents(undefined);
      const refusal = await sitting.undo(agreed);
      const needed = refusal?.because.key === 'table.undoNeedsConsent' ? refusal.because.params['seats'] : undefined;
      if (Array.isArray(needed)) setConsents(needed as readonly Seat[]);
      else heed(refusal);
    },
    asksConsentOf: consents,
    giveUp: () => setConsents(undefined),
  };
};
