import { type Seat, SPECTATOR } from '@bivouac/kernel';
import type { ChatLine } from '@bivouac/wire';
import { useEffect, useState } from 'react';
import { useHouse } from '../house/house-context.tsx';

/** Lines in the order in which they were said, each once: what was read and what was heard may overlap. */
export const inOrder = (...lists: readonly (readonly ChatLine[])[]): readonly ChatLine[] =>
  [...new Map(lists.flat().map((line) => [line.line, line])).values()].toSorted((a, b) => a.line - b.line);

interface Read {
  readonly lines: readonly ChatLine[];
  readonly before: number | undefined;
}

export interface Chat {
  readonly lines: readonly ChatLine[];
  /** How many were said since one last looked. */
  readonly unread: number;
  /** One looks at them now. */
  readonly look: () => void;
  readonly bringEarlier: (() => Promise<void>) | undefined;
  /** The player of this seat is heard no more, in this match or another. */
  readonly mute: (seat: Seat) => Promise<void>;
}

const NOTHING: Read = { lines: [], before: undefined };

/** What was said at a table: read once, then heard as it comes. While a match runs it is for its players. */
export const useChat = (match: string, seat: Seat, said: readonly ChatLine[], isOver: boolean): Chat => {
  const { house } = useHouse();
  const [read, setRead] = useState(NOTHING);
  const [looked, setLooked] = useState(0);
  const [muted, setMuted] = useState<readonly Seat[]>([]);
  const mayRead = seat !== SPECTATOR || isOver;
  useEffect(() => {
    if (!mayRead) return undefined;
    let isGone = false;
    house.chat.lines({ match }).then(
      ({ lines, hasMore, before }) => {
        if (isGone) return;
        setRead({ lines, before: hasMore ? (before ?? undefined) : undefined });
        setLooked((old) => Math.max(old, lines.at(-1)?.line ?? 0));
      },
      () => undefined, // What is said from now on is heard all the same.
    );
    return () => {
      isGone = true;
    };
  }, [house, match, mayRead]);
  // A player with several seats reads the letters of each at its own seat.
  const isForHere = ({ seat: by, to }: ChatLine): boolean => to === null || to === seat || by === seat;
  const lines = inOrder(read.lines, said)
    .filter(isForHere)
    .filter(({ seat: by }) => by === null || !muted.includes(by));
  const last = lines.at(-1)?.line ?? 0;
  const { before } = read;
  const bringEarlier = async (until: number): Promise<void> => {
    const found = await house.chat.lines({ match, before: String(until) });
    setRead((old) => ({
      lines: inOrder(found.lines, old.lines),
      before: found.hasMore ? (found.before ?? undefined) : undefined,
    }));
  };
  return {
    lines,
    unread: lines.filter(({ line, seat: by }) => line > looked && by !== seat).length,
    look: () => setLooked(last),
    mute: async (other) => {
      await house.chat.mute({ match, seat: other });
      setMuted((old) => [...old, other]);
    },
    bringEarlier: before === undefined ? undefined : () => bringEarlier(before),
  };
};
