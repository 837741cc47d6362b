import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Pick, seededNumbers } from '@bivouac/kernel';

const SOURCE = fileURLToPath(new URL('./power.c', import.meta.url));
/** What SQLite's processes share: it lies in a file, and is made anew when the power comes back. */
const IN_MEMORY = /-shm$/;
/** As much of a file as a disk writes in one piece. */
const BLOCK = 4096;

/** Builds the library that notes what was flushed. It needs a C compiler. */
export const builtPower = (folder: string): string => {
  const library = path.join(folder, 'power.so');
  const { status, stderr, error } = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE], {
    encoding: 'utf8',
  });
  if (error || status !== 0)
    throw new Error(`power.c was not built (${error?.message ?? stderr}). Install a C compiler ("apt install gcc").`);
  return library;
};

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && !/^\.(cut|lock)$|\.draft\d+$/.test(each.name))
        .map((each) => path.relative(folder, path.join(each.parentPath, each.name)))
    : [];

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)));

/** Which of two states of a file the disk has: of each block the flushed one, or by lot the one that was only written. */
const byLot = (flushed: Buffer, written: Buffer, pick: Pick): Buffer => {
  const length = pick(2) === 0 ? flushed.length : Math.max(flushed.length, written.length);
  const kept = Buffer.alloc(length);
  for (let at = 0; at < length; at += BLOCK) {
    const from = pick(2) === 0 && at < written.length ? written : flushed;
    if (at < from.length) from.copy(kept, at, at, Math.min(at + BLOCK, from.length)); // Beyond its end a disk has nothing.
  }
  return kept;
};

/**
 * A folder whose disk loses its power. In one half of the cuts all is lost that was not flushed; in the other half the disk
 * has written some of it all the same, block by block and in no order, as disks do.
 */
export class PowerCut {
  readonly root: string;
  readonly kept: string;
  readonly library: string;

  constructor(folder: string, library: string) {
    this.root = path.join(folder, 'data');
    this.kept = path.join(folder, 'kept');
    this.library = library;
    for (const each of [this.root, this.kept]) mkdirSync(each, { recursive: true });
  }

  /** For the programs that write there. */
  get env(): Readonly<Record<string, string>> {
    return { LD_PRELOAD: this.library, POWER_ROOT: this.root, POWER_KEPT: this.kept };
  }

  /** Nobody writes: all that is there is on the disk. */
  settle(): void {
    rmSync(this.kept, { recursive: true, force: true });
    cpSync(this.root, this.kept, { recursive: true });
  }

  /** From now on nothing is flushed. Whoever writes there is to be killed now. */
  cut(): void {
    closeSync(openSync(path.join(this.kept, '.cut'), 'w'));
  }

  /** What is on the disk when the power comes back. Returns how many files had something that was not flushed. */
  comeBack(seed: string): number {
    const number = seededNumbers(seed);
    let next = 0;
    const pick: Pick = (below) => number(next++, below);
    const isLost = pick(2) === 0;
    let unflushed = 0;
    const disk = new Map<string, Buffer>();
    for (const file of new Set([...filesIn(this.kept), ...filesIn(this.root)])) {
      const read = (folder: string): Buffer | undefined => {
        const whole = path.join(folder, file);
        return existsSync(whole) && statSync(whole).isFile() ? readFileSync(whole) : undefined;
      };
      const [flushed, written] = [read(this.kept), read(this.root)];
      if (flushed && written?.equals(flushed)) disk.set(file, flushed);
      else {
        if (!IN_MEMORY.test(file)) unflushed++;
        // A file that was never flushed may not be there at all; one that was removed may still be there.
        if (flushed) disk.set(file, isLost || !written ? flushed : byLot(flushed, written, pick));
        else if (!isLost && written && pick(2) === 0) disk.set(file, byLot(Buffer.alloc(0), written, pick));
      }
    }
    const folders = [...foldersIn(this.kept), ...foldersIn(this.root)];
    rmSync(this.root, { recursive: true, force: true });
    for (const each of ['.', ...folders]) mkdirSync(path.join(this.root, each), { recursive: true });
    for (const [file, content] of disk) {
      const whole = path.join(this.root, file);
      mkdirSync(path.dirname(whole), { recursive: true });
      writeFileSync(whole, content);
    }
    rmSync(this.kept, { recursive: true, force: true });
    this.settle();
    return unflushed;
  }
}
