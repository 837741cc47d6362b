import { fileURLToPath } from 'node:url';
import { pickStream, random, runMatch } from '@bivouac/bots';
import { expect, inject, test } from 'vitest';
import { redoubts } from '../example/redoubts.ts';
import { readRecord } from '../golden.ts';
import { replayInChromium } from './replay.ts';

const game = { file: fileURLToPath(new URL('../example/redoubts.ts', import.meta.url)), name: 'redoubts' };

test('the same record gives the same hash in Node and in Chromium', async () => {
  const record = readRecord(new URL('../example/golden/redoubts-5.json', import.meta.url));
  const { hash, result } = await replayInChromium(inject('chromium'), game, record);
  expect(hash).toBe(record.hash);
  expect(result).toMatchObject({ winner: 'coalition' });
});

test('a record that breaks off in the middle of a set, too', async () => {
  const { match } = runMatch({
    game: redoubts,
    options: { redoubts: 9 },
    bots: { empire: random, coalition: random },
    seed: 'Chromium',
  });
  const past = match.at(16);
  const [question] = past.questions();
  past.answer(question?.by ?? '', past.seq, question?.answers[pickStream('Chromium')(question.answers.length)]);
  const replayed = await replayInChromium(inject('chromium'), game, past.record());
  expect(replayed).toEqual({ hash: past.hash(), answers: 16, result: null });
});

test('a damaged record is refused in Chromium as it is in Node', async () => {
  const record = readRecord(new URL('../example/golden/redoubts-5.json', import.meta.url));
  const damaged = { ...record, hash: record.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
  await expect(replayInChromium(inject('chromium'), game, damaged)).rejects.toThrow(
    'the replay ends in another state than the record says',
  );
});
