import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const A_MOMENT = 200;

/**
 * Does the work while no other process does it. A process that had to wait and finds it done has nothing left to do.
 *
 * @param {string} lock the file that says who is at it
 * @param {() => boolean} isDone
 * @param {() => void} work
 */
export function oneAtATime(lock, isDone, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) {
    if (isAlive(ownerOf(lock))) sleep(A_MOMENT);
    else rmSync(lock, { force: true });
  }
  try {
    if (!isDone()) work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined while the owner has not yet written its number, or has just left. @param {string} lock */
function ownerOf(lock) {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** A process that was killed leaves its lock behind. @param {number | undefined} pid */
function isAlive(pid) {
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {number} ms */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
