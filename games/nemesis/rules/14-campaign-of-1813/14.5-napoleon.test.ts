import { describe, expect, test } from 'vitest';
import type { Agreed } from '../../scenario/agreed.ts';
import { at } from '../../testing/position.ts';

/** From Fulda (4116) to Eisenach, Erfurt and on, five hexes. */
const WAY = ['4015', '3916', '3815', '3715', '3714'];
const marched = (commanders: readonly string[], agreed: Partial<Agreed> = {}, drop?: number) => {
  const table = at({
    scenario: '1813',
    turn: 8,
    agreed,
    phase: 'movement',
    french: { '4116': ['F-1', 'F-2', 'F-3', ...commanders] },
    trains: [{ side: 'french', hex: '4116' }],
  })
    .answer('french', 'move')
    .answer('french', 'march');
  WAY.forEach((to, index) => {
    table.answer('french', { to });
    if (index === drop) table.answer('french', 'drop');
  });
  return table.answer('french', 'halt').dice(4);
};
const score = (table: ReturnType<typeof marched>) => table.events('march.score')[0]?.said.params['score'];

describe('14.5 Napoleon', () => {
  test('14.5 his company takes one off the march roll: 4 + 2 − 1 = 5, no loss', () => {
    const table = marched(['Napoleon']);
    expect(score(table)).toBe(5);
    expect(table.events('14.5').map(({ said }) => said)).toEqual([
      { key: 'march.leaderEases', params: { commander: 'Napoleon', modifier: -1 } },
    ]);
    expect(table.state.units.filter(({ at: hex }) => hex === '3714')).toHaveLength(3);
  });

  test('14.5 without him it is 6, and a unit is lost', () => {
    expect(score(marched(['Ney']))).toBe(6);
  });

  test('14.5 he must go all the way', () => {
    expect(score(marched(['Napoleon'], {}, 2))).toBe(6);
  });

  test('14.5 nobody else eases a march in the basic rules', () => {
    expect(score(marched(['Davout']))).toBe(6);
  });

  test('14.5 gives way to 16.2 where that is played', () => {
    expect(marched(['Napoleon'], { seniority: true }).events('14.5')).toEqual([]);
  });
});
