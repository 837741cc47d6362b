// Loaded before each test file: knows which point is broken now, and writes down which points the file's tests meet.
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

declare global {
  var isBroken: (id: number) => boolean;
}

const { BIVOUAC_BROKEN: brokenFile, BIVOUAC_MET: metFile } = process.env;

if (metFile === undefined) {
  // In a file, for Vitest gives its workers the environment that it found when it began.
  const now = brokenFile === undefined ? undefined : Number(readFileSync(brokenFile, 'utf8'));
  globalThis.isBroken = (id) => id === now;
} else {
  const met = new Set<number>();
  globalThis.isBroken = (id) => {
    met.add(id);
    return false;
  };
  afterAll(() => appendFileSync(metFile, `${JSON.stringify({ file: expect.getState().testPath, met: [...met] })}\n`));
}
