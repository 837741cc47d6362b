import type { LogLine } from '@bivouac/board/parts/log-lines.ts';
import { expect, test } from 'vitest';
import { recentFrom } from './story-log.tsx';

const line = (heading?: 'turn' | 'phase'): LogLine => ({
  id: '',
  at: 0,
  rule: '1',
  text: [],
  ...(heading ? { heading } : {}),
});

test('the log begins with the turn before this one, or with the war', () => {
  expect(recentFrom([line('turn'), line(), line('turn'), line('phase'), line(), line('turn'), line()])).toBe(2);
  expect(recentFrom([line(), line('turn'), line()])).toBe(0);
  expect(recentFrom([])).toBe(0);
});
