import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where a server keeps its matches. */
export interface Ground {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

export interface Child {
  readonly port: number;
  /** Bytes in use, after what is no longer needed was thrown away. */
  memory(): Promise<number>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Reads the figures of the server. */
export const METRICS_TOKEN = 'for nobody but the tests';

const PROGRAM = fileURLToPath(new URL('./served.ts', import.meta.url));

const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (said) => {
      child.off('exit', ended);
      resolve(said as T);
    });
  });

/** A server in a process of its own. */
export const startChild = async ({ dataDir, databaseUrl }: Ground): Promise<Child> => {
  const places = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = fork(PROGRAM, places, { execArgv: ['--expose-gc'] });
  const { port } = await heard<{ readonly port: number }>(child);
  return {
    port,
    async memory() {
      const told = heard<{ readonly memory: number }>(child);
      child.send('memory');
      return (await told).memory;
    },
    kill: () =>
      new Promise((gone) => {
        child.once('exit', () => gone());
        child.kill('SIGKILL');
      }),
  };
};
