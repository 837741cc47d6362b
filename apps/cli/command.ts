import type { Arguments, Flags } from './arguments.ts';
import type { Desk, ExitCode } from './desk.ts';

export interface Command {
  readonly flags: Flags;
  /** How many words may follow the command's name. */
  readonly words: number;
  run(desk: Desk, args: Arguments): ExitCode | Promise<ExitCode>;
}
