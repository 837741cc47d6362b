import { expect, test } from 'vitest';
import { generalId } from '../../catalogue/catalogue.ts';
import { forceOf } from '../../testing/battles.ts';
import { isForce } from '../../state/state.ts';
import { type ForceWords, position } from '../../testing/position.ts';
import { mayServeUnder, nextInCommand, outranks } from './10.2-hierarchy.ts';

const commands = (one: ForceWords, other: ForceWords): boolean => {
  const g = position({ forces: { vienne: one, brunn: other } });
  return outranks(g, forceOf(g, one[0] ?? ''), forceOf(g, other[0] ?? ''));
};

test('10.2 in one nation the smaller number commands, army or not', () => {
  expect(commands(['charles', 'aus_1'], ['jean', 'aus_2'])).toBe(true);
  expect(commands(['jean', 'aus_1'], ['charles', 'aus_2'])).toBe(false);
  expect(commands(['jean', 'aus_1'], ['mack', 'armee_allemagne', 'aus_2', 'aus_3'])).toBe(true);
});

test('10.2 a lone corps is below every general', () => {
  expect(commands(['merveldt', 'aus_1-'], ['aus_2'])).toBe(true);
  expect(commands(['aus_2'], ['merveldt', 'aus_1-'])).toBe(false);
});

test('10.2 among allies the army marker decides, then combat points, then the order of the powers', () => {
  expect(commands(['charles', 'aus_1', 'aus_2', 'aus_3'], ['koutouzov', 'armee_1ere', 'rus_1'])).toBe(false);
  expect(commands(['charles', 'aus_1'], ['koutouzov', 'rus_1', 'rus_2'])).toBe(false);
  expect(commands(['charles', 'aus_1'], ['koutouzov', 'rus_1'])).toBe(true);
  expect(commands(['brunswick', 'pru_1'], ['koutouzov', 'rus_1'])).toBe(false);
  expect(commands(['moore', 'gbr_1'], ['charles', 'aus_1'])).toBe(true);
});

test('10.2 a general of higher rank never serves under a lower one of his nation', () => {
  expect(mayServeUnder(generalId('jean'), generalId('mack'))).toBe(false);
  expect(mayServeUnder(generalId('ferdinand'), generalId('mack'))).toBe(true);
  expect(mayServeUnder(generalId('charles'), generalId('koutouzov'))).toBe(true);
});

test('10.2 the highest in rank takes over; among allies one of the nation with most steps', () => {
  const g = position({
    forces: { vienne: ['koutouzov', 'armee_1ere', 'buxhowden', 'jean', 'rus_1', 'aus_1', 'aus_2'] },
  });
  const next = (...generals: string[]) =>
    nextInCommand(
      g.units.filter(({ at }) => isForce(at)),
      generals.map(generalId),
    );
  expect(next('buxhowden', 'jean')).toBe('jean');
  expect(next('buxhowden', 'koutouzov')).toBe('koutouzov');
});

test('10.2 after the powers in their order come those who are not in it', () => {
  expect(commands(['poniatowski', 'pol_1'], ['davout', 'fra_1'])).toBe(false);
  expect(commands(['davout', 'fra_1'], ['poniatowski', 'pol_1'])).toBe(true);
});
