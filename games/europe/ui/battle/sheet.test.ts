import { describe, expect, test } from 'vitest';
import { europe } from '../../game.ts';
import type { Table } from '../../testing/position.ts';
import { at } from '../../testing/position.ts';
import { battleSheet } from './sheet.ts';

/** Masséna, at Mantua, about to attack Charles at Venice. */
const marching = (
  massena: readonly string[] = ['massena', 'soult', 'armee_italie', 'fra_10', 'fra_11', 'fra_12'],
): Table =>
  at({
    forces: { mantoue: massena, venise: ['charles', 'aus_1', 'aus_2'] },
    hands: { empire: ['2F'], coalition: [] },
    zones: { mantoue: { nation: 'italie' as never, control: null } },
  })
    .answer('empire', { kind: 'points', card: '2F' })
    .answer('empire', { kind: 'activate', force: 'massena' })
    .answer('empire', { kind: 'forced', points: 0 });

const sheetFor = (table: Table, to: string, language: 'en' | 'fr' = 'en') => {
  const [question] = table.match.questions();
  if (!question) throw new Error('nothing is asked');
  const { by, rule, prompt, answers } = question;
  const asked = { by, rule, prompt, answers, sealed: false };
  return battleSheet(europe.view(table.state, 'empire'), asked, language, { kind: 'march', to });
};

describe('before the march', () => {
  test('14 the battle that it would bring is laid open: points, modifiers with their rules, odds, level, morale', () => {
    const sheet = sheetFor(marching(), 'venise');
    expect(sheet?.title).toBe('Battle of Venice');
    expect(sheet?.subtitle).toBe('Masséna against Charles, from Mantua');
    expect(sheet?.attack.words).toBe('The Empire: 6 combat points');
    expect(sheet?.attack.lines.map(({ words, value }) => [words, value])).toContainEqual(['Commander', 2]);
    expect(sheet?.attack.total).toBe(sheet?.attack.lines.reduce((sum, { value }) => sum + value, 0));
    const facts = Object.fromEntries((sheet?.odds?.figures ?? []).map(({ words, value }) => [words, value]));
    expect(facts).toMatchObject({ Odds: '2:1', Level: 'minor battle', Morale: '4 – 3' });
    expect(sheet?.odds?.outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  test('14.5.4 supply is traced by the way that he would come', () => {
    const lines = sheetFor(marching(), 'venise')?.attack.lines.map(({ words }) => words);
    expect(lines).not.toContain('Out of supply');
  });

  test('14.2 at five to one nobody fights', () => {
    const host = ['napoleon', 'grande_armee', ...[1, 2, 3, 4, 5, 6, 7, 8].map((corps) => `fra_${corps}`)];
    const table = at({
      forces: { mantoue: host, venise: ['charles', 'aus_1-'] },
      hands: { empire: ['2F'], coalition: [] },
    })
      .answer('empire', { kind: 'points', card: '2F' })
      .answer('empire', { kind: 'activate', force: 'napoleon' })
      .answer('empire', { kind: 'forced', points: 0 });
    expect(sheetFor(table, 'venise')?.odds?.outcomes).toEqual([
      { id: 'destroyed', words: 'The Coalition is destroyed without a fight', share: 1, tone: 'good' },
    ]);
  });

  test('nothing is shown where nobody stands', () => {
    expect(sheetFor(marching(), 'milan')).toBeUndefined();
  });

  test('the game goes on as if nobody had looked', () => {
    const table = marching();
    const before = JSON.stringify(table.state);
    sheetFor(table, 'venise');
    expect(JSON.stringify(table.state)).toBe(before);
  });
});
