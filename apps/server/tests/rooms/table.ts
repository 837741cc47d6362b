import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer } from '@bivouac/kernel';
import type { Known } from '@bivouac/wire';
import type { RunningServer, ServerOptions } from '../../main.ts';
import { comeIn, type Guest, onServer, startMatch } from '../online.ts';

export const send = (nation: string, men: number): Answer => ({ kind: 'send', nation, men });

export type Serve = <T>(
  part: (server: RunningServer, dataDir: string) => Promise<T>,
  more?: Partial<ServerOptions>,
) => Promise<T>;

/** Several servers one after the other on the same folder. */
export const inFolder = async (work: (serve: Serve) => Promise<void>): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bivouac-folder-'));
  try {
    await work((part, more = {}) => onServer((server) => part(server, dataDir), { dataDir, ...more }));
  } finally {
    await rm(dataDir, { recursive: true });
  }
};

export const startRedoubts = (server: RunningServer): Promise<string> =>
  startMatch(server, {
    game: 'redoubts',
    options: { redoubts: 3 },
    seats: { empire: 'anna', coalition: 'boris' },
  });

export interface Sitting {
  readonly anna: Guest;
  readonly boris: Guest;
  /** What both know. */
  readonly seen: () => { readonly empire: Known; readonly coalition: Known };
  /** Both send so many men. */
  readonly both: (men?: number) => Promise<void>;
  readonly leave: () => void;
}

/** Anna and Boris at the redoubts. They may sit at two servers. */
export const sitDown = async (match: string, server: RunningServer, other = server): Promise<Sitting> => {
  const [anna, boris] = [comeIn(server, 'anna'), comeIn(other, 'boris')];
  // Of two processes the one at which somebody comes in first has the match: it is Anna's.
  await anna.join(match, 'empire');
  await boris.join(match, 'coalition');
  const seen = () => {
    const [empire, coalition] = [anna.client.known(match, 'empire'), boris.client.known(match, 'coalition')];
    if (!empire || !coalition) throw new Error('nothing is known');
    return { empire, coalition };
  };
  return {
    anna,
    boris,
    seen,
    async both(men = 1) {
      const { seq } = seen().empire.view;
      await anna.client.answer(match, 'empire', seq, send('france', men));
      await boris.until(match, 'coalition', ({ table }) => !table.waitsFor.includes('empire'));
      await boris.client.answer(match, 'coalition', seq, send('russia', men));
      await Promise.all([
        anna.until(match, 'empire', ({ view }) => view.seq > seq),
        boris.until(match, 'coalition', ({ view }) => view.seq > seq),
      ]);
    },
    leave: () => [anna, boris].forEach(({ client }) => client.close()),
  };
};
