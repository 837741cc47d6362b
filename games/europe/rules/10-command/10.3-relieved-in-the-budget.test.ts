import { expect, test } from 'vitest';
import { generalId } from '../../catalogue.ts';
import { position } from '../../testing/position.ts';
import { mayRelieve } from '../7-interphase/7.3.5-generals.ts';

const verdict = (...words: readonly string[]): string | undefined => {
  const g = position({ forces: { vienne: words } });
  g.generals = g.generals.map((row) => (row.at === 'reserve' ? { ...row, at: 'gone' } : row));
  return mayRelieve(g, generalId('charles'))?.because.key;
};

test('10.3 the commander of an army is relieved if another takes over, that of a lone corps always', () => {
  expect(verdict('charles', 'armee_allemagne', 'aus_1')).toBe('general.noSuccessor');
  expect(verdict('charles', 'armee_allemagne', 'jean', 'aus_1')).toBeUndefined();
  expect(verdict('charles', 'aus_1')).toBeUndefined();
  expect(verdict('charles', 'aus_1', 'aus_2')).toBe('general.noSuccessor');
});
