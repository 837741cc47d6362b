import { type LogLine, type OnLight, SinceLastTurn } from '@bivouac/board';
import type { MatchView, Seat } from '@bivouac/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReplayCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';

interface SinceWindowProps {
  /** Lays what was played open, so that the map can be shown as it was. */
  readonly lay: (() => Promise<ReplayCard>) | undefined;
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
  /** The table as it was after the step that is shown; nothing when it is as it is now. */
  readonly onPast: (view: MatchView<unknown> | undefined) => void;
  readonly onDone: () => void;
  readonly onLight: OnLight;
  readonly onShow: OnLight;
  readonly onRule: (rule: string) => void;
}

/** What happened since one was last here, step by step, with the map as it then was. */
export const SinceWindow = ({ lay, seat, lines, onPast, onDone, ...lights }: SinceWindowProps): ReactNode => {
  const { client } = usePage();
  const replay = useRef<Promise<string>>(undefined);
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const laid = lay?.().then((card) => card.replay);
    replay.current = laid;
    return () => void laid?.then((id) => client.ask('closeReplay', { replay: id })).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- it is laid open once, as it was then
  }, [client, seat]);
  useEffect(() => {
    if (at === undefined) return undefined;
    let isWanted = true;
    const show = async (): Promise<void> => {
      const id = await replay.current;
      if (id === undefined) return;
      const { view } = await client.ask('moment', { replay: id, seer: seat, seq: at });
      if (isWanted) onPast(view);
    };
    show().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, seat, at, onPast]);
  return (
    <div className="bp-since" data-control>
      <SinceLastTurn
        lines={lines}
        onStep={setAt}
        onDone={() => {
          onPast(undefined);
          onDone();
        }}
        {...lights}
      />
    </div>
  );
};
