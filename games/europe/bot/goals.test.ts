import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import type { NationId, Side } from '../catalogue/ids.ts';
import { type Position, position } from '../testing/position.ts';
import { goals, worthOf } from './goals.ts';
import { situation } from './situation.ts';

const seen = (side: Side, wanted: Position = {}) => situation(position(wanted), side);
const flag = (nation: string) => ({ control: nation as NationId });

test('18.2.1 Paris is worth most to the Coalition, and a key zone more than a fortress', () => {
  const s = seen('coalition');
  const worth = (zone: string): number => worthOf(s, zoneId(zone));
  expect(Math.max(...[...goals(s, 'goals').values()].map((goal) => goal.worth))).toBe(worth('paris'));
  expect(worth('lyon')).toBeGreaterThan(worth('metz'));
  expect(worth('metz')).toBeGreaterThan(worth('reims'));
});

test('3.2 what a side holds, land at peace and zones open to all are no goals', () => {
  const s = seen('empire');
  for (const zone of ['paris', 'berlin', 'villach']) expect(worthOf(s, zoneId(zone))).toBe(0);
  expect(worthOf(s, zoneId('vienne'))).toBeGreaterThan(0);
});

test('3.2 a key zone that was lost is worth more than any that could be won', () => {
  const s = seen('empire', { zones: { bordeaux: flag('britain') } });
  const others = [...goals(s, 'goals').values()].filter(({ zone }) => zone !== 'bordeaux');
  expect(worthOf(s, zoneId('bordeaux'))).toBeGreaterThan(Math.max(...others.map(({ worth }) => worth)));
});

test('15.1 a goal tells how many steps it takes', () => {
  const s = seen('coalition', { forces: { lyon: ['davout', 'fra_1', 'fra_2', 'fra_3'] } });
  expect(goals(s, 'goals').get(zoneId('lyon'))?.need).toBe(8);
  expect(goals(s, 'goals').get(zoneId('metz'))?.need).toBe(2);
});

test('20.1 in 1815 Napoleon himself is the goal of the Coalition', () => {
  const forces = { reims: ['napoleon', 'grande_armee', 'fra_1'] };
  const s = seen('coalition', { scenario: '1815', forces });
  expect(worthOf(s, zoneId('reims'))).toBeGreaterThan(worthOf(s, zoneId('paris')));
});
