import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const POINTER = 8;
const HEADER = 24;
const NUMBER = 8;

/** About what a value takes in memory: each object and each text once, however often it is referred to. */
export const approximateBytes = (value: unknown): number => {
  const seen = new Set<unknown>();
  const sized = (each: unknown): number => {
    if (typeof each === 'number') return NUMBER;
    if (seen.has(each)) return 0;
    if (typeof each === 'string') {
      seen.add(each);
      return HEADER + each.length;
    }
    if (typeof each !== 'object' || each === null) return 0;
    seen.add(each);
    const parts: readonly unknown[] = Object.values(each);
    return HEADER + parts.length * POINTER + parts.reduce<number>((sum, part) => sum + sized(part), 0);
  };
  return sized(value);
};

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
};

const MATCHES = 10;

/** The heap that finished matches hold, measured by holding some. */
export const heapPerMatch = (
  play: (seed: number) => object,
): { readonly heapBytesPerMatch: number; readonly heapBytesUsed: number } => {
  const held: object[] = [play(0)];
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let seed = 1; seed <= MATCHES; seed++) held.push(play(seed));
  collectGarbage();
  const heapBytesUsed = process.memoryUsage().heapUsed;
  return { heapBytesPerMatch: Math.round((heapBytesUsed - before) / (held.length - 1)), heapBytesUsed };
};
