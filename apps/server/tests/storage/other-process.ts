import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Ground } from './ground.ts';

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url));

export interface Writer {
  readonly child: ChildProcess;
  /** All that it printed, once it has ended. */
  readonly ended: Promise<string>;
  /** When it has been acknowledged so many answers. */
  hasWritten(answers: number): Promise<void>;
}

export function startWriter(address: Ground['address'], upTo: number, matches: readonly string[]): Writer {
  const child = spawn(process.execPath, [WRITER, ...address, String(upTo), ...matches], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  const ended = new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(printed));
  });
  return {
    child,
    ended,
    hasWritten: (answers) =>
      new Promise((resolve, reject) => {
        child.stdout.on('data', () => acknowledged(printed).length >= answers && resolve());
        child.on('close', () => reject(new Error(`the writer ended after "${printed.slice(-200)}"`)));
      }),
  };
}

/** The whole lines "match seq mark". */
export const acknowledged = (printed: string): string[] => printed.split('\n').slice(0, -1);
