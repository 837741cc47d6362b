import type { Answer, Refusal, Seat, Told } from '@bivouac/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AskName, Snapshot, WorkerFault } from '../../worker/protocol.ts';
import { faultFrom } from '../fault-view.tsx';
import type { Client } from '../worker-client.ts';

/** What the page has of a sitting: what one seat may know now, and the log up to now. */
export interface Sight {
  readonly snapshot: Snapshot;
  readonly events: readonly Told[];
}

export interface AtTheTable {
  readonly sight: Sight | undefined;
  readonly fault: WorkerFault | undefined;
  /** The worker has something to do for this seat. */
  readonly busy: boolean;
  readonly give: (answers: readonly Answer[]) => Promise<Refusal | undefined>;
  readonly roll: (face: number) => Promise<Refusal | undefined>;
  readonly undo: (consents: readonly Seat[]) => Promise<Refusal | undefined>;
  readonly redo: () => Promise<Refusal | undefined>;
  readonly stand: (answer: Answer) => Promise<Refusal | undefined>;
  readonly revoke: () => Promise<void>;
}

/** Joins new lines of the log to those that are known. */
export const joined = (
  known: readonly Told[],
  { events, eventsFrom }: Pick<Snapshot, 'events' | 'eventsFrom'>,
): readonly Told[] =>
  events.length === 0 && eventsFrom === known.length ? known : [...known.slice(0, eventsFrom), ...events];

/** Looks at a sitting from one seat, again whenever something changes. */
export const useSitting = (client: Client, sitting: string, seat: Seat): AtTheTable => {
  const [sight, setSight] = useState<Sight>();
  const [fault, setFault] = useState<WorkerFault>();
  const [busy, setBusy] = useState(false);
  const latest = useRef<Sight>(undefined);
  const looking = useRef(Promise.resolve());
  const isGone = useRef(false);

  /** One look after the other: each takes up where the one before it ended. */
  const look = useCallback((): Promise<void> => {
    looking.current = looking.current.then(async () => {
      if (isGone.current) return;
      try {
        const known = latest.current;
        const have = known ? { epoch: known.snapshot.epoch, events: known.events.length } : undefined;
        const snapshot = await client.ask('look', { sitting, seat, ...(have ? { have } : {}) });
        if (isGone.current) return;
        latest.current = { snapshot, events: joined(known?.events ?? [], snapshot) };
        setSight(latest.current);
      } catch (caught) {
        if (!isGone.current) setFault(faultFrom(caught));
      }
    });
    return looking.current;
  }, [client, sitting, seat]);

  useEffect(() => {
    isGone.current = false;
    void look();
    const stop = client.onNotice((notice) => {
      if (notice.notice === 'changed' && notice.sitting === sitting) void look();
      if (notice.notice === 'taken' && notice.sitting === sitting) setFault({ kind: 'inUse' });
    });
    return () => {
      isGone.current = true;
      latest.current = undefined;
      stop();
    };
  }, [client, sitting, look]);

  const act = async (ask: () => Promise<{ readonly refusal?: Refusal }>): Promise<Refusal | undefined> => {
    setBusy(true);
    try {
      const { refusal } = await ask();
      await look();
      return refusal;
    } catch (caught) {
      setFault(faultFrom(caught));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const seq = sight?.snapshot.seq ?? 0;
  const asks = <K extends AskName>(name: K, given: Parameters<typeof client.ask<K>>[1]) => client.ask(name, given);
  return {
    sight,
    fault,
    busy,
    give: (answers) => act(() => asks('answer', { sitting, seat, seq, answers })),
    roll: (face) => act(() => asks('roll', { sitting, seq, face })),
    undo: (consents) => act(() => asks('undo', { sitting, seat, consents })),
    redo: () => act(() => asks('redo', { sitting })),
    stand: (answer) => act(() => asks('stand', { sitting, seat, answer, until: 'revoked' })),
    revoke: async () => {
      await asks('revoke', { sitting, seat });
      await look();
    },
  };
};
