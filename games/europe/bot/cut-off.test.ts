import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import { type Position, position } from '../testing/position.ts';
import { openings } from './cut-off.ts';
import { worthOf } from './goals.ts';
import { situation } from './situation.ts';

const flag = (nation: string) => ({ control: nation as NationId });
const SPAIN = { spain: { side: 'coalition', status: 'belligerent' } } as const;
const seen = (bordeaux: string | null, change: Position = {}) =>
  situation(
    position({
      edition: 'revised',
      nations: SPAIN,
      forces: {},
      zones: bordeaux === null ? {} : { bordeaux: flag(bordeaux) },
      ...change,
    }),
    'coalition',
  );

test('3.2 where no line leads to a key zone that was taken, the fortress that would carry it there is wanted', () => {
  const s = seen('spain');
  expect([...openings(s, 'openings').keys()]).toContain('bayonne');
  expect(worthOf(s, zoneId('bayonne'))).toBeGreaterThan(worthOf(seen(null), zoneId('bayonne')));
});

test('3.2 nothing is wanted for a key zone that counts, or that is still the enemy’s', () => {
  const zones = { bordeaux: flag('spain'), bayonne: { ...flag('spain'), fortress: 'active' as const } };
  expect(openings(seen('spain', { zones }), 'openings').size).toBe(0);
  expect(openings(seen(null), 'openings').size).toBe(0);
});
