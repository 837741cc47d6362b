import type { Readable, Writable } from 'node:stream';
import type { Language } from '@bivouac/kernel';
import type { Shelf } from '@bivouac/manifest';
import type { Speak } from './text/messages.ts';

export interface Screen extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What a command may touch of the outside world, so that a test can hand it another one. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The desk at which a command sits: its streams, its language, and the games on the shelf. */
export interface Desk {
  readonly io: Io;
  readonly language: Language;
  readonly say: Speak;
  readonly games: Shelf;
}

export const OK = 0 as const;
export const CHECK_FAILED = 1 as const;
export const BAD_INPUT = 2 as const;
export type ExitCode = typeof OK | typeof CHECK_FAILED | typeof BAD_INPUT;

export const print = ({ io }: Desk, line = ''): void => {
  io.stdout.write(`${line}\n`);
};

const NARROWEST = 40;
const USUAL_WIDTH = 100;

/** A terminal that does not know its width says 0. */
export const widthOf = ({ io }: Desk): number => Math.max(NARROWEST, io.stdout.columns || USUAL_WIDTH);
