import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '@bivouac/kernel';

/** A folder that is this process's own until it is released, or until the process ends, however it ends. */
export interface SoleUse {
  release(): void;
}

/**
 * Claims the folder of the embedded database. Two servers on one file would keep their tables apart in memory, and the
 * players of one would not hear those of the other. The lock is the system's, so none is left behind by a crash.
 */
export function claimFolder(folder: string): SoleUse {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'in-use.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (fault) {
    lock.close();
    const remedy = 'Use the one that runs, end it, or name another folder with --data.';
    throw new InputError(folder, 'another Bivouac keeps its accounts and matches here', remedy, { cause: fault });
  }
  return { release: () => lock.close() };
}
