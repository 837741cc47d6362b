import { CHANCE, doubtAround, type Language, type Refusal, type Seat, type Told } from '@bivouac/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type OpenCard, personsOf, type Snapshot, type WorkerFault } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { downloadRecord, saveBlob } from '../download.ts';
import { faultFrom } from '../fault-view.tsx';
import type { PageGame } from '../page-game.ts';
import { go } from '../route.ts';
import { nameOf } from '../start/sitting-words.ts';
import type { Client } from '../worker-client.ts';
import type { Sitting } from './sitting.ts';

/** What the page has of a sitting: what one seat may know now, and the log up to now. */
interface Looked {
  readonly snapshot: Snapshot;
  readonly events: readonly Told[];
}

/** Joins new lines of the log to those that are known. */
export const joined = (
  known: readonly Told[],
  { events, eventsFrom }: Pick<Snapshot, 'events' | 'eventsFrom'>,
): readonly Told[] =>
  events.length === 0 && eventsFrom === known.length ? known : [...known.slice(0, eventsFrom), ...events];

interface Looking {
  readonly looked: Looked | undefined;
  readonly fault: WorkerFault | undefined;
  readonly setFault: (fault: WorkerFault) => void;
  readonly look: () => Promise<void>;
}

/** Looks at a sitting from one seat, again whenever something changes. */
const useLooking = (client: Client, sitting: string, seat: Seat): Looking => {
  const [looked, setLooked] = useState<Looked>();
  const [fault, setFault] = useState<WorkerFault>();
  const latest = useRef<Looked>(undefined);
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
        setLooked(latest.current);
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
  return { looked, fault, setFault, look };
};

interface LocalSitting {
  readonly sitting?: Sitting;
  readonly fault?: WorkerFault | undefined;
}

/** A seat in a match that this browser's own worker plays. */
export const useLocalSitting = (card: OpenCard, game: PageGame, seat: Seat, language: Language): LocalSitting => {
  const { client, settings } = usePage();
  const { id } = card;
  const { looked, fault, setFault, look } = useLooking(client, id, seat);
  const [busy, setBusy] = useState(false);
  const notebook = useMemo(
    () => ({
      read: () => client.ask('notes', { sitting: id, seat }),
      write: async (words: string) => void (await client.ask('note', { sitting: id, seat, words })),
    }),
    [client, id, seat],
  );
  if (fault || !looked) return { fault };

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
  const { snapshot, events } = looked;
  const { view, seq, waitsFor, canUndo, canRedo, dice, since, standing, orders, moments, plan, done } = snapshot;
  const sharers = personsOf(card);
  const name = nameOf(card, game, language);
  const botMoves = waitsFor.some((each) => each !== CHANCE && !sharers.includes(each));
  const hurries = botMoves && settings.pace !== 'atOnce';
  return {
    sitting: {
      id,
      name,
      seat,
      busy,
      sharers,
      sight: {
        view,
        events,
        waitsFor,
        canUndo,
        canRedo,
        since,
        standing: standing.length,
        ...(dice ? { dice } : {}),
        ...(plan ? { plan } : {}),
        done,
      },
      give: (answers) => act(() => client.ask('answer', { sitting: id, seat, seq, answers })),
      roll: (face) => act(() => client.ask('roll', { sitting: id, seq, face })),
      undo: (consents) => act(() => client.ask('undo', { sitting: id, seat, consents: [...consents] })),
      redo: () => act(() => client.ask('redo', { sitting: id })),
      stand: (answer) => act(() => client.ask('stand', { sitting: id, seat, answer, until: 'revoked' })),
      revoke: async () => {
        await client.ask('revoke', { sitting: id, seat });
        await look();
      },
      standing: {
        orders,
        moments,
        order: async (given) => {
          await client.ask('order', { sitting: id, seat, orders: given });
          await look();
        },
      },
      wishes: () => client.ask('wishes', { sitting: id, seat }),
      // Bots let everything be taken back; another person at the table must be asked.
      isFinal: async (answers) =>
        sharers.length > 1 && (await client.ask('foresee', { sitting: id, seat, answers })).final,
      ahead: (stages, chosen) => client.ask('ahead', { sitting: id, seat, stages, chosen: [...chosen] }),
      advise: (keys) => client.ask('advise', { sitting: id, seat, keys: [...keys] }),
      rehearse: (keys, by) => client.ask('rehearse', { sitting: id, seat, keys: [...keys], by }),
      hint: () => client.ask('hint', { sitting: id, seat }),
      foretell: (chances) => client.ask('foretell', { sitting: id, seat, chances: [...chances] }),
      notebook,
      ...(snapshot.strictDice === undefined
        ? {}
        : {
            strictDice: {
              isOn: snapshot.strictDice,
              set: (strict: boolean) =>
                void client.ask('strict', { sitting: id, strict }).then(look, (caught) => setFault(faultFrom(caught))),
            },
          }),
      ...(hurries ? { hurry: () => void client.ask('hurry', { sitting: id, hurries: true }) } : {}),
      lay: () => client.ask('replaySitting', { sitting: id, seat }),
      replay: () => go({ page: 'replay', sitting: id }),
      download: () => void downloadRecord(client, id, name),
      doubt: async (doubted) => {
        const [before, after] = doubtAround(doubted);
        const record = await client.ask('record', { sitting: id });
        saveBlob(new Blob([before, record, after], { type: 'application/json' }), `${name} ${doubted.rule}`);
        return 'saved';
      },
      leave: () => go({ page: 'start' }),
    },
  };
};
