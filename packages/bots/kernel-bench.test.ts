import { expect, test } from 'vitest';
import { measureKernel } from './kernel-bench.ts';

test('the cost of the kernel is told for each kind of use, and adds up', () => {
  const { nanoseconds, ...figures } = measureKernel(0.02);
  expect(Object.keys(nanoseconds)).toEqual(['script', 'match', 'message', 'view', 'hash', 'fork', 'record']);
  expect(Object.values(nanoseconds).every((each) => each > 0)).toBe(true);
  expect(figures).toEqual({
    decisionsPerSecond: Math.round(1e9 / nanoseconds.match),
    nanosecondsPerDecision: nanoseconds.match,
    bareScriptNanoseconds: nanoseconds.script,
    overheadNanoseconds: nanoseconds.match - nanoseconds.script,
  });
});
