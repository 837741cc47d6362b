import { random, runMatch } from '@bivouac/bots';
import { redoubts } from '@bivouac/testing/example/redoubts.ts';
import { expect, test } from 'vitest';
import { parseKept } from './kept.ts';
import { boundTogether, firstPage, type Kept, laidOut, PAGE } from './store.ts';

const { match } = runMatch({
  game: redoubts,
  options: { redoubts: 9 },
  bots: { empire: random, coalition: random },
  seed: 1,
});
const kept: Kept = {
  id: 'a',
  name: '',
  begun: 1,
  changed: 2,
  players: { empire: 'person', coalition: 'random' },
  dice: 'rolled',
  seed: 's',
  notes: {},
  standing: [{ by: 'empire', rule: '2', asked: 'send.whom', answer: { kind: 'hold' }, until: 'revoked', offered: '' }],
  over: true,
  strictDice: true,
  thrown: [],
  record: match.record(),
};

const long = (answers: number): Kept => {
  const [segment] = kept.record.segments;
  const [entry] = segment?.answers ?? [];
  if (!segment || !entry) throw new Error('the match has no answer');
  const many = Array.from({ length: answers }, () => entry);
  return { ...kept, record: { ...kept.record, segments: [{ ...segment, answers: many }] } };
};

test('a sitting taken apart into pages and put together again is the same', () => {
  const { header, pages } = laidOut(kept);
  expect(JSON.stringify(header)).not.toContain('"kind":"send"');
  expect(parseKept(boundTogether(header, pages))).toEqual(kept);
});

test('a sitting that was kept before there were standing answers has none', () => {
  const { standing: _, ...older } = kept;
  expect(parseKept(older)).toEqual({ ...kept, standing: [] });
});

test('answers fill page after page, and a new answer changes the last one only', () => {
  const { pages } = laidOut(long(2 * PAGE + 1));
  expect(pages.map(({ length }) => length)).toEqual([PAGE, PAGE, 1]);
  expect(firstPage(long(2 * PAGE + 1), 2 * PAGE)).toBe(2);
  expect(firstPage(long(2 * PAGE + 1), 2 * PAGE - 1)).toBe(1);
  expect(firstPage(long(1), 0)).toBe(0);
});

test('a missing page is found out, not papered over', () => {
  const { header, pages } = laidOut(long(PAGE + 1));
  expect(() => parseKept(boundTogether(header, pages.slice(1)))).toThrow('there is no such field');
});
