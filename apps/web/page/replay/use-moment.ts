import type { Seat } from '@bivouac/kernel';
import { useEffect, useState } from 'react';
import type { Moment, WorkerFault } from '../../worker/protocol.ts';
import { faultFrom } from '../fault-view.tsx';
import type { Client } from '../worker-client.ts';

interface Shown {
  readonly moment?: Moment;
  readonly fault?: WorkerFault;
}

/** The table as it stood after so many answers. The last moment stays until the next one has come. */
export const useMoment = (client: Client, replay: string, seer: Seat, seq: number): Shown => {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    let isWanted = true;
    client.ask('moment', { replay, seer, seq }).then(
      (moment) => isWanted && setShown({ moment }),
      (caught: unknown) => isWanted && setShown((before) => ({ ...before, fault: faultFrom(caught) })),
    );
    return () => {
      isWanted = false;
    };
  }, [client, replay, seer, seq]);
  return shown;
};
