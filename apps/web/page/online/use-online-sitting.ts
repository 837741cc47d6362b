import type { Answer, Language, Refusal, Verdict } from '@bivouac/kernel';
import type { Known, WireFault } from '@bivouac/wire';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../context.tsx';
import { saveBlob } from '../download.ts';
import { useHouse } from '../house/house-context.tsx';
import { wireFaultFrom } from '../house/house-fault.tsx';
import type { PageGame } from '../page-game.ts';
import { fetchRecord } from '../replay/share.ts';
import { go } from '../route.ts';
import { nameOf } from '../start/sitting-words.ts';
import type { PlanTold } from '../../worker/protocol.ts';
import type { Sitting } from '../table/sitting.ts';
import { story } from './earlier-lines.ts';
import { keepNotes, keepSeen, notesOf, seenUpTo } from './kept-here.ts';
import { isBrokenLine, type LiveMatch } from './use-live-match.ts';

/** So much of a line is sent to the keepers: the record has the rest. */
const MOST_SAID = 600;

export interface OnlineSitting {
  readonly sitting: Sitting;
  /** Asks something of the server; what goes wrong is `trouble`. */
  readonly act: (ask: () => Promise<unknown>) => Promise<void>;
  readonly trouble: WireFault | undefined;
  readonly forget: () => void;
}

/** What was told since this browser last showed the table; one's own answers count as seen. */
const useSince = ({ match, as, view: { seq } }: Known): { since: number; catchUp: () => void } => {
  const [since, setSince] = useState(() => seenUpTo(match, as));
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') keepSeen(match, as, seq);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [match, as, seq]);
  return { since, catchUp: () => setSince(seq + 1) };
};

const recordAddress = (match: string): string => `/api/matches/${encodeURIComponent(match)}/record`;

/** A seat in a match on the server. */
export const useOnlineSitting = (
  live: LiveMatch,
  known: Known,
  game: PageGame,
  language: Language,
  ending: string | undefined,
): OnlineSitting => {
  const { client } = usePage();
  const { house } = useHouse();
  const { wire, line, earlier } = live;
  const { match, as: seat, view, table } = known;
  const [acting, setActing] = useState(false);
  const [trouble, setTrouble] = useState<WireFault>();
  const [stopped, setStopped] = useState<PlanTold>();
  const { since, catchUp } = useSince(known);
  const notebook = useMemo(
    () => ({
      read: async () => notesOf(match, seat),
      write: async (words: string) => keepNotes(match, seat, words),
    }),
    [match, seat],
  );
  const events = useMemo(() => story(earlier, known), [earlier, known]);

  const attempt = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    setActing(true);
    setTrouble(undefined);
    try {
      return await ask();
    } catch (caught) {
      // The table shows whether the answer was heard, once the line is there again.
      if (!isBrokenLine(caught)) setTrouble(wireFaultFrom(caught));
      return undefined;
    } finally {
      setActing(false);
    }
  };
  const ruled = async (ask: () => Promise<Verdict> | undefined): Promise<Refusal | undefined> =>
    (await attempt(async () => ask())) ?? undefined;

  /** One message for all of them: nothing of the others comes between unseen. */
  const giveAll = async ([first, ...next]: readonly Answer[]): Promise<Verdict> => {
    if (!first) return undefined;
    const row = await wire?.answers(match, seat, view.seq, [first, ...next]);
    setStopped(row?.stopped ? { from: view.seq, left: 0, stopped: row.stopped } : undefined);
    if (!row?.refusal || (row.given ?? 0) > 0) catchUp();
    return row?.refusal;
  };

  // A player who was away first reads what happened meanwhile, from the first line that they have not seen.
  const mayHaveEarlier = known.hasEarlier && !earlier.isWhole;
  const lacksNews = mayHaveEarlier && since > 0 && since < (events[0]?.at ?? view.seq) - 1;
  useEffect(() => {
    if (lacksNews && line === 'up') void attempt(live.bringEarlier);
    // oxlint-disable-next-line react/exhaustive-deps -- once is enough
  }, [lacksNews, line]);

  const name = nameOf({ name: '', game: known.game, options: known.options }, game, language);
  const isOver = table.ending !== undefined;
  const record = (): Promise<string> => fetchRecord(recordAddress(match), location.href);
  const afterwards = {
    lay: async () => client.ask('replayFile', { text: await record() }),
    replay: () => go({ page: 'link', address: recordAddress(match) }),
    download: () => void attempt(async () => saveBlob(new Blob([await record()], { type: 'application/json' }), name)),
  };
  const sitting: Sitting = {
    id: match,
    name,
    seat,
    busy: acting || line !== 'up',
    sharers: [seat],
    sight: {
      view,
      events,
      waitsFor: table.waitsFor,
      canUndo: table.canUndo && table.takeBack?.by !== seat,
      canRedo: table.canRedo,
      since,
      standing: table.standing.length,
      ...(ending === undefined ? {} : { ending }),
      ...(stopped ? { plan: stopped } : {}),
    },
    give: (answers) => ruled(() => giveAll(answers)),
    undo: () => ruled(() => wire?.undo(match, seat)),
    redo: () => ruled(() => wire?.redo(match, seat)),
    doubt: async (doubted) => {
      await house.chat.doubt({ match, ...doubted, said: doubted.said.slice(0, MOST_SAID) });
      return 'sent';
    },
    stand: (answer) => ruled(() => wire?.stand(match, seat, view.seq, answer, 'revoked')),
    revoke: () => ruled(() => wire?.revoke(match, seat)),
    ...(table.orders
      ? {
          standing: {
            orders: table.orders,
            moments: known.moments,
            order: (orders) => ruled(() => wire?.order(match, seat, orders)),
          },
        }
      : {}),
    wishes: async () => (await attempt(async () => wire?.wishes(match, seat))) ?? [],
    // Only the server could foresee it, and would tell with it what an answer leads to before it is given.
    isFinal: async () => false,
    notebook,
    ...(isOver ? afterwards : {}),
    ...(mayHaveEarlier ? { bringEarlier: () => void attempt(live.bringEarlier) } : {}),
    leave: () => go({ page: 'online' }),
  };
  return {
    sitting,
    act: async (ask) => void (await attempt(ask)),
    trouble,
    forget: () => setTrouble(undefined),
  };
};
