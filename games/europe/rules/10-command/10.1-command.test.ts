import { expect, test } from 'vitest';
import { forceOf } from '../../testing/battles.ts';
import { position } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { bodyOf, mayCommand, mayFormApart, surplusGenerals } from './10.1-command.ts';
import { eliminateSurplus } from './10.1-surplus.ts';
import type { Edition } from '../../catalogue/ids.ts';

const verdict = (words: readonly string[], edition: Edition = '2013', general = words[0] ?? '') => {
  const g = position({ edition, forces: { paris: words } });
  return mayCommand(g, bodyOf(g, forceOf(g, general)))?.because.key;
};

test('10.1 a general commands as many steps as his value, and twice as many with an army', () => {
  expect(verdict(['murat', 'fra_1', 'fra_2'])).toBeUndefined();
  expect(verdict(['murat', 'fra_1', 'fra_2', 'fra_3-'])).toBe('command.tooMany');
  expect(verdict(['murat', 'armee_italie', 'fra_1', 'fra_2', 'fra_3', 'fra_4'])).toBeUndefined();
  expect(verdict(['murat', 'armee_italie', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5-'])).toBe('command.tooMany');
});

test('10.1 mobile depots are not taken into account', () => {
  expect(verdict(['murat', 'fra_1', 'fra_2', 'depot', 'depot'])).toBeUndefined();
});

test('10.1 revised: a special unit counts as a step', () => {
  const words = ['murat', 'armee_italie', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'sp_fra_cavgarde'];
  expect(verdict(words)).toBeUndefined();
  expect(verdict(words, 'revised')).toBe('command.tooMany');
});

test('10.1 an army has two steps of reserve cavalry and no more', () => {
  expect(verdict(['charles', 'armee_allemagne', 'aus_1', 'aus_cav'])).toBeUndefined();
  expect(verdict(['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_cav', 'rus_cav-'])).toBe('command.cavalry');
});

test('8.1.2, 10.1 first edition: beside allied major steps half of the force is of the general’s own nation', () => {
  expect(verdict(['koutouzov', 'rus_1', 'aus_1'])).toBeUndefined();
  expect(verdict(['koutouzov', 'rus_1-', 'aus_1'])).toBe('command.allies');
  expect(verdict(['koutouzov', 'rus_1', 'aus_1-', 'sue_1-'])).toBeUndefined();
  expect(verdict(['koutouzov', 'rus_1', 'aus_1-', 'sue_1'])).toBe('command.allies');
});

test('10.1 revised: allied major steps are fewer than those of his own nation, minor allies apart', () => {
  expect(verdict(['koutouzov', 'rus_1', 'aus_1'], 'revised')).toBe('command.allies');
  expect(verdict(['koutouzov', 'rus_1', 'aus_1-'], 'revised')).toBeUndefined();
  expect(verdict(['koutouzov', 'rus_1', 'aus_1', 'sue_1'], 'revised')).toBe('command.allies');
});

test('10.1 minor allies are limited by the command value alone', () => {
  expect(verdict(['murat', 'fra_1-', 'bav_1', 'wur_1-'])).toBeUndefined();
});

test('4 without a general a force is a single unit', () => {
  expect(verdict(['fra_1'])).toBeUndefined();
  expect(verdict(['fra_1', 'fra_2'])).toBe('command.needsGeneral');
});

test('4 reserve cavalry stands only with an army', () => {
  const g = position({ forces: { paris: ['murat', 'fra_1', 'fra_cav'] } });
  expect(mayFormApart(g, bodyOf(g, forceOf(g, 'murat')))?.because.key).toBe('command.onlyWithArmy');
});

test('10.1 three subordinates, and one more than that must go', () => {
  const words = ['napoleon', 'grande_armee', 'davout', 'soult', 'murat', 'fra_1'];
  const three = position({ forces: { paris: words } });
  expect(surplusGenerals(three, forceOf(three, 'napoleon'))).toEqual([]);
  const four = position({ forces: { paris: [...words, 'ney'] } });
  expect(surplusGenerals(four, forceOf(four, 'napoleon'))).toHaveLength(4);
});

test('10.1 revised: an allied general serves while a step of his nation is in the army', () => {
  const words = ['koutouzov', 'armee_1ere', 'jean', 'rus_1'];
  const at = (edition: Edition, more: readonly string[]) => {
    const g = position({ edition, forces: { vienne: [...words, ...more] } });
    return surplusGenerals(g, forceOf(g, 'koutouzov'));
  };
  expect(at('2013', [])).toEqual([]);
  expect(at('revised', [])).toEqual(['jean']);
  expect(at('revised', ['aus_1-'])).toEqual([]);
});

test('10.1 surplus steps are eliminated at once, at the choice of the owner', () => {
  const table = scene({ forces: { paris: ['murat', 'fra_1', 'fra_2', 'fra_10'] } }, (g) =>
    eliminateSurplus(g, forceOf(g, 'murat')),
  );
  table.answer('empire', { kind: 'surplus', unit: 'fra_10' }).answer('empire', { kind: 'surplus', unit: 'fra_1' });
  const of = (id: string) => table.state.units.find((row) => row.id === id);
  expect(of('fra_10')).toMatchObject({ reduced: true });
  expect(of('fra_1')).toMatchObject({ reduced: true });
  expect(of('fra_2')).toMatchObject({ reduced: false });
});

test('10.1 where allied steps are too many, only they can be given up', () => {
  const table = scene({ forces: { vienne: ['koutouzov', 'rus_1-', 'aus_1'] } }, (g) =>
    eliminateSurplus(g, forceOf(g, 'koutouzov')),
  );
  expect(table.asked().answers).toEqual([{ kind: 'surplus', unit: 'aus_1' }]);
});

test('10.1 revised: with the last step of his nation an allied general leaves the army', () => {
  const units = ['rus_1', 'rus_2', 'rus_3', 'rus_4', 'rus_5', 'rus_6', 'rus_7', 'aus_1-'];
  const table = scene({ edition: 'revised', forces: { vienne: ['koutouzov', 'armee_1ere', 'jean', ...units] } }, (g) =>
    eliminateSurplus(g, forceOf(g, 'koutouzov')),
  );
  table.answer('coalition', { kind: 'surplus', unit: 'aus_1' });
  expect(table.state.generals.find(({ id }) => id === 'jean')?.at).toBe('reserve');
});

test('10.1 outside an army no general serves under another', () => {
  const over = (...words: readonly string[]): readonly string[] => {
    const g = position({ forces: { paris: words } });
    return surplusGenerals(g, forceOf(g, 'davout'));
  };
  expect(over('davout', 'ney', 'fra_1')).toEqual(['ney']);
  expect(over('davout', 'armee_italie', 'ney', 'fra_1')).toEqual([]);
});

test('4 special units stand only with an army', () => {
  const apart = (...words: readonly string[]): string | undefined => {
    const g = position({ forces: { paris: words } });
    return mayFormApart(g, bodyOf(g, forceOf(g, 'murat')))?.because.key;
  };
  expect(apart('murat', 'fra_1', 'sp_fra_cavgarde')).toBe('command.onlyWithArmy');
  expect(apart('murat', 'armee_italie', 'fra_1', 'sp_fra_cavgarde')).toBeUndefined();
});

test('10.1 where reserve cavalry is too many, only it can be given up', () => {
  const words = ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_cav', 'rus_cav-'];
  const table = scene({ forces: { vienne: words } }, (g) => eliminateSurplus(g, forceOf(g, 'charles')));
  const given = (unit: string) => ({ kind: 'surplus', unit });
  expect(table.asked('coalition').answers).toEqual([given('aus_cav'), given('rus_cav')]);
});

test('10.1 revised: the general of a minor ally does not serve in the army of its power, in the first edition he does', () => {
  const strangers = (edition: Edition): readonly string[] => {
    const words = ['napoleon', 'grande_armee', 'poniatowski', 'fra_1', 'fra_2', 'pol_1-'];
    const g = position({ edition, forces: { paris: words } });
    return surplusGenerals(g, forceOf(g, 'napoleon'));
  };
  expect([strangers('2013'), strangers('revised')]).toEqual([[], ['poniatowski']]);
});
