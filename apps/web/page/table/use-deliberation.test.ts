import type { Warning } from '@bivouac/board/game-ui.ts';
import { expect, test } from 'vitest';
import { untold } from './use-deliberation.ts';

const open: Warning = { rule: '18.4a', words: 'This leaves Mantua without a garrison.' };
const long: Warning = { rule: '8.5', words: 'A march of 3.' };

test('what was heeded when the march set out is not said again when its end is pointed at', () => {
  expect(untold([long, open], [open])).toEqual([long]);
  expect(untold([open], [{ ...open }])).toEqual([]);
  expect(untold([long, open], [])).toEqual([long, open]);
});
