import type { NoticeSeen } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { latestOfEach } from './latest.ts';

const told = (notice: number, match: string, kind: 'turn' | 'invited' = 'turn'): NoticeSeen => ({
  notice,
  match,
  message:
    kind === 'turn'
      ? { kind, match, game: 'nemesis', seat: 'french', askedAt: notice }
      : { kind, match, game: 'nemesis', by: 'Ney' },
  at: notice,
  readAt: null,
});

test('a match that is played in one evening stands in the list once, with its latest turn', () => {
  const notices = [told(5, 'a'), told(4, 'b'), told(3, 'a'), told(2, 'a', 'invited'), told(1, 'a')];
  expect(latestOfEach(notices).map(({ notice }) => notice)).toEqual([5, 4, 2]);
});
