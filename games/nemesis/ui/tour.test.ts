import { STANDARD } from '../scenario/agreed.ts';
import type { Asked } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import { play } from '@bivouac/testing';
import { inCombat } from '../testing/combat.ts';
import { at } from '../testing/position.ts';
import { view } from '../secrecy/view.ts';
import { tour } from './tour.ts';

const stepsOf = (scenario: string) => tour(view(nemesis.setup({ scenario, ...STANDARD }), 'coalition'), 'en');
const steps = stepsOf('1799');
const stepFor = (asked: Asked | undefined, seat: string): string | undefined =>
  steps.find(({ when }) => when(asked, seat))?.id;
const asked = (table: { asked(seat: string): object }, seat: string) =>
  ({ ...table.asked(seat), sealed: false }) as Asked;

test('five steps lead through the first Turn', () => {
  expect(steps.map(({ id }) => id)).toEqual(['goal', 'depots', 'trains', 'march', 'attack']);
});

test('18.1 the first Depot question tells the goal, the next ones tell of Depots, for either side', () => {
  const table = play(nemesis, { scenario: '1799', ...STANDARD });
  expect(stepFor(asked(table, 'coalition'), 'coalition')).toBe('goal');
  table.pick('coalition', ({ kind }) => kind === 'depot');
  expect(stepFor(asked(table, 'coalition'), 'coalition')).toBe('depots');
  table.answer('coalition', 'done');
  expect(stepFor(asked(table, 'french'), 'french')).toBe('goal');
});

test('7.4, 8.2, 10.1 trains, marches and attacks have theirs', () => {
  const MANTUA = '3928';
  const french = { [MANTUA]: ['f99-Serr', 'Moreau'] };
  const laying = at({ phase: 'allocateTrains', french, pools: { french: { real: 1, dummies: 0 } } });
  expect(stepFor(asked(laying, 'french'), 'french')).toBe('trains');
  const moving = at({ french, depots: { french: [MANTUA] }, trains: [{ side: 'french', hex: MANTUA }] });
  expect(stepFor(asked(moving, 'french'), 'french')).toBe('march');
  const fighting = inCombat({ french, coalition: { '3827': ['a99-Lipt'] } });
  expect(stepFor(asked(fighting, 'french'), 'french')).toBe('attack');
});

test('nothing is said while the other side is asked, or nobody', () => {
  const table = play(nemesis, { scenario: '1799', ...STANDARD });
  expect(stepFor(asked(table, 'coalition'), 'french')).toBeUndefined();
  expect(stepFor(undefined, 'coalition')).toBeUndefined();
});

test('14.1, 14.6 in 1813 the steps are those of a war that begins in Winter', () => {
  const of1813 = stepsOf('1813');
  expect(of1813.map(({ id }) => id)).toEqual(['goal1813', 'depots1813', 'trains', 'march1813', 'attack']);
  const table = play(nemesis, { scenario: '1813', ...STANDARD });
  const step = () => of1813.find(({ when }) => when(asked(table, 'coalition'), 'coalition'));
  expect(step()?.words).toContain('19 Turns');
  table.pick('coalition', ({ kind }) => kind === 'depot');
  expect(step()?.words).toContain('three hexes');
});
