import { fileURLToPath } from 'node:url';
import { readRecord } from '@bivouac/testing';
import { replayInChromium } from '@bivouac/testing/browser/replay.ts';
import { expect, inject, test } from 'vitest';

const game = { file: fileURLToPath(new URL('../game.ts', import.meta.url)), name: 'nemesis' };

const GOLDEN = ['italy-1799-greedy', 'italy-1799-random', 'nemesis-1813-greedy', 'nemesis-1813-every-rule-random'];

test.each(GOLDEN)('%s hashes alike in Node and in Chromium', async (name) => {
  const record = readRecord(new URL(`../golden/${name}.json`, import.meta.url));
  const { hash, answers } = await replayInChromium(inject('chromium'), game, record);
  expect(hash).toBe(record.hash);
  expect(answers).toBe(record.segments.reduce((sum, segment) => sum + segment.answers.length, 0));
});
