import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const settled = (): Promise<void> => new Promise((turn) => setImmediate(turn));

const atDesk = (
  limits: { readonly atOnce?: number; readonly mostOfEach?: number; readonly mostInAll?: number } = {},
) => {
  const queue = new FairQueue({ atOnce: 1, mostOfEach: 3, mostInAll: 4, ...limits }, () => new Error('busy'));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    finish: async () => {
      ends.shift()?.();
      await settled();
    },
    ask: (from: string, what: string): Promise<string> =>
      queue
        .run(from, async () => {
          begun.push(what);
          await new Promise<void>((end) => ends.push(end));
          return what;
        })
        .catch((fault: unknown) => (fault as Error).message),
  };
};

test('those who wait are served one of each address after the other', async () => {
  const { ask, begun, finish } = atDesk();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((what) => ask(what.slice(0, 1), what));
  for (const _ of all) await finish();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('so many of one address wait, and the next is told that it is busy', async () => {
  const { ask } = atDesk();
  for (const what of ['a1', 'a2', 'a3', 'a4']) void ask('a', what);
  expect(await ask('a', 'a5')).toBe('busy');
});

test('where the queue is full, the address that has most in it loses its last', async () => {
  const { ask, begun, finish } = atDesk();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((what) => ask(what.slice(0, 1), what));
  expect(await all[3]).toBe('busy');
  const late = ask('a', 'a5');
  expect(await late).toBe('busy');
  for (const _ of all) await finish();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('work that fails makes room like any other', async () => {
  const queue = new FairQueue({ atOnce: 1, mostOfEach: 1, mostInAll: 1 }, () => new Error('busy'));
  await expect(queue.run('a', () => Promise.reject(new Error('it fails')))).rejects.toThrow('it fails');
  expect(await queue.run('a', async () => 'well')).toBe('well');
});
