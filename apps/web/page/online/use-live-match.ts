import type { Seat } from '@bivouac/kernel';
import { type ChatLine, type Known, type Line, type WireClient, WireError, type WireFault } from '@bivouac/wire';
import { useEffect, useState } from 'react';
import { wireFaultFrom } from '../house/house-fault.tsx';
import { carriedOver, type Earlier, NO_EARLIER } from './earlier-lines.ts';
import { openLine } from './live-line.ts';

export interface Presence {
  /** The seats whose players are connected. */
  readonly here: readonly Seat[];
  readonly spectators: number;
}

interface Learnt {
  readonly wire: WireClient | undefined;
  readonly known: Known | undefined;
  readonly earlier: Earlier;
  readonly presence: Presence;
  /** What was said since the page was opened. */
  readonly said: readonly ChatLine[];
  /** One is not let in, or no longer. */
  readonly fault: WireFault | undefined;
}

/** A match as it comes over the line, from the eyes of one seat. */
export interface LiveMatch extends Learnt {
  readonly line: Line;
  /** Fetches the whole log. */
  readonly bringEarlier: () => Promise<void>;
}

const NOTHING: Learnt = {
  wire: undefined,
  known: undefined,
  earlier: NO_EARLIER,
  presence: { here: [], spectators: 0 },
  said: [],
  fault: undefined,
};

/** A line that breaks tells so itself, and is made again. */
export const isBrokenLine = (caught: unknown): boolean => caught instanceof WireError && caught.fault === undefined;

/** Takes part in a match or watches it, for as long as the page shows it. A line that breaks mends itself. */
export const useLiveMatch = (match: string, as: Seat): LiveMatch => {
  const [learnt, setLearnt] = useState(NOTHING);
  const [line, setLine] = useState<Line>('down');
  useEffect(() => {
    const wire = openLine(match, setLine);
    const learn = (news: Partial<Learnt>): void => setLearnt((old) => ({ ...old, ...news }));
    wire.connect();
    const joining = wire.join(match, as, {
      onKnown: (known) =>
        setLearnt((old) => ({ ...old, wire, known, earlier: carriedOver(old.earlier, old.known, known) })),
      onPresence: ({ here, spectators }) => learn({ presence: { here, spectators } }),
      onChat: (chatLine) => setLearnt((old) => ({ ...old, said: [...old.said, chatLine] })),
      onTurnedAway: (fault) => learn({ fault }),
    });
    joining.catch((caught: unknown) => {
      if (!isBrokenLine(caught)) learn({ fault: wireFaultFrom(caught) });
    });
    return () => wire.close();
  }, [match, as]);
  const { wire } = learnt;
  const bringEarlier = async (): Promise<void> => {
    const lines = await wire?.log(match, as);
    if (lines) setLearnt((old) => ({ ...old, earlier: { lines, isWhole: true } }));
  };
  return { ...learnt, line, bringEarlier };
};
