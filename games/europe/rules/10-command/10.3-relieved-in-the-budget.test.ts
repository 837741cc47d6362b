import { expect, test } from 'vitest';
import { generalId } from '../../catalogue/catalogue.ts';
import { position } from '../../testing/position.ts';
import { forceOf } from '../../testing/battles.ts';
import { budgetOf } from '../../testing/budgets.ts';
import { loseStep, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
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

test('10.1, 10.3 where nobody with the army is up to it, one of the reserve takes over', () => {
  const army = ['napoleon', 'grande_armee', 'saint_cyr', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'];
  const table = budgetOf('france', { forces: { paris: army } }).answer('empire', {
    kind: 'relieve',
    general: 'napoleon',
  });
  expect(table.asked().prompt.key).toBe('general.successor');
  expect(table.asked().answers).not.toContainEqual({ kind: 'deployGeneral', general: 'mortier' });
  table.answer('empire', { general: 'massena' });
  expect(table.state.forces[0]).toMatchObject({ commander: 'massena' });
});

test('10.3 one of the reserve is offered beside those with the army, and the highest in rank commands', () => {
  const army = ['napoleon', 'grande_armee', 'murat', 'fra_1', 'fra_2', 'fra_3'];
  const relieved = () =>
    budgetOf('france', { forces: { paris: army } }).answer('empire', { kind: 'relieve', general: 'napoleon' });
  const offered = relieved()
    .asked('empire')
    .answers.map(({ general }) => general);
  expect(offered).toContain('murat');
  expect(offered).toContain('ney');
  expect(relieved().answer('empire', { general: 'murat' }).state.forces[0]?.commander).toBe('murat');
  const table = relieved().answer('empire', { general: 'ney' });
  // Murat outranks Ney, who serves under him.
  expect(table.state.forces[0]?.commander).toBe('murat');
  expect(table.state.generals.find(({ id }) => id === 'ney')?.at).toBe(table.state.forces[0]?.id);
});

test('10.1 revised: an allied general leaves the army with the last step of his nation', () => {
  const left = (edition: '2013' | 'revised'): string | undefined => {
    const g = position({ edition, forces: { vienne: ['charles', 'armee_allemagne', 'bagration', 'aus_1', 'rus_1-'] } });
    loseStep(g, 'rus_1' as never);
    tidy(g, forceOf(g, 'charles'));
    return g.generals.find(({ id }) => id === 'bagration')?.at;
  };
  expect([left('2013'), left('revised')]).toEqual(['force-1', 'reserve']);
});
