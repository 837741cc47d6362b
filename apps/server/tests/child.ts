import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where a server keeps its matches. */
export interface Ground {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Any that is free, if left out. */
  readonly port?: number;
  /** For its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Child {
  readonly port: number;
  /** Its number among the processes on its database. */
  readonly self?: number | undefined;
  /** Bytes in use, after what is no longer needed was thrown away. */
  memory(): Promise<number>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
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
export const startChild = async ({ dataDir, databaseUrl = '', port: wished = 0, env = {} }: Ground): Promise<Child> => {
  const places = [dataDir, databaseUrl, String(wished)];
  const child = fork(PROGRAM, places, { execArgv: ['--expose-gc'], env: { ...process.env, ...env } });
  const { port, self } = await heard<Pick<Child, 'port' | 'self'>>(child);
  return {
    port,
    self,
    async memory() {
      const told = heard<{ readonly memory: number }>(child);
      child.send('memory');
      return (await told).memory;
    },
    stop: () =>
      new Promise((gone) => {
        child.once('exit', () => gone());
        child.send('end');
      }),
    kill: () =>
      new Promise((gone) => {
        child.once('exit', () => gone());
        child.kill('SIGKILL');
      }),
  };
};
