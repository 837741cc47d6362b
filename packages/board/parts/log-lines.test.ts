import { describe, expect, test } from 'vitest';
import { chapters, logLines, type LogLine, stepsOf } from './log-lines.ts';

const line = (id: string, at: number, heading?: LogLine['heading']): LogLine => ({
  id,
  at,
  rule: '1',
  text: [id],
  ...(heading ? { heading } : {}),
});

test('what the match told becomes lines, with headings and dice', () => {
  const told = [
    { at: 0, rule: '5.1', said: { key: 'turn', params: {} } },
    { at: 2, rule: '8.5', said: { key: 'attrition', params: { die: 4 } } },
    { at: 2, rule: '8.5', said: { key: 'value', params: { die: 9 } } },
  ];
  const lines = logLines(told, {
    rich: ({ key }) => [key],
    heading: ({ key }) => (key === 'turn' ? 'turn' : undefined),
  });
  expect(lines.map(({ heading, at, text }) => [heading, at, text])).toEqual([
    ['turn', 0, ['turn']],
    [undefined, 2, [{ text: '', die: 4 }, ' ', 'attrition']],
    [undefined, 2, ['value']],
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
});

describe('the log in chapters', () => {
  test('a turn and its first phase head one chapter, each further phase another', () => {
    const told = chapters([
      line('turn 1', 0, 'turn'),
      line('supply', 0, 'phase'),
      line('a', 1),
      line('march', 2, 'phase'),
      line('b', 3),
      line('c', 3),
    ]);
    expect(told.map(({ turn, phase, lines }) => [turn?.id, phase?.id, lines.map(({ id }) => id)])).toEqual([
      ['turn 1', 'supply', ['a']],
      [undefined, 'march', ['b', 'c']],
    ]);
  });

  test('a phase in which nothing happened is left out, unless it is under way', () => {
    const told = chapters([
      line('forage', 0, 'phase'),
      line('rally', 1, 'phase'),
      line('a', 1),
      line('march', 2, 'phase'),
    ]);
    expect(told.map(({ phase }) => phase?.id)).toEqual(['rally', 'march']);
  });

  test('lines before any heading have a chapter of their own', () => {
    expect(chapters([line('a', 0)])).toEqual([{ id: 'a', lines: [line('a', 0)] }]);
    expect(chapters([])).toEqual([]);
  });
});

test('one answer is one step, and headings go with what follows them', () => {
  const steps = stepsOf([line('turn', 0, 'turn'), line('phase', 1, 'phase'), line('a', 2), line('b', 2), line('c', 3)]);
  expect(steps.map((step) => step.map(({ id }) => id))).toEqual([['turn', 'phase', 'a', 'b'], ['c']]);
});
