import type { LogLine } from '@bivouac/board';
import type { MatchView } from '@bivouac/kernel';
import { useMemo, useState } from 'react';
import { askedOf } from './question-of.ts';
import type { Sitting } from './sitting.ts';

export interface LookingBack {
  /** The moment that is shown instead of now. */
  readonly past: MatchView<unknown> | undefined;
  readonly setPast: (view: MatchView<unknown> | undefined) => void;
  /** What was told since this seat's own last answer. */
  readonly news: readonly LogLine[];
  readonly looksBack: boolean;
  readonly setLooksBack: (looksBack: boolean) => void;
}

/** Has anything been told since this seat's own last answer? Not before its first one: then all is new. */
const hasNews = ({ seat, sight: { since, view, events } }: Sitting): boolean =>
  since > 0 && askedOf(view, seat) !== undefined && events.some(({ at }) => at > since);

/** A player who comes back to the table first sees what happened, step by step, and can look again later. */
export const useLookingBack = (sitting: Sitting, lines: readonly LogLine[]): LookingBack => {
  const { since } = sitting.sight;
  const [past, setPast] = useState<MatchView<unknown>>();
  const [looksBack, setLooksBack] = useState(() => hasNews(sitting));
  const news = useMemo(() => lines.filter(({ at }) => at > since), [lines, since]);
  return { past, setPast, news, looksBack, setLooksBack };
};
