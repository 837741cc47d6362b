import { expect, test } from 'vitest';
import { zoneId } from '../catalogue/catalogue.ts';
import { position } from '../testing/position.ts';
import { worthOf } from './goals.ts';
import { ofASiege } from './last-year.ts';
import { situation } from './situation.ts';

const seen = (year: number, round = 1) => situation(position({ clock: { year, round } }), 'coalition');

test('19 in the last year a siege is worth less from round to round, and not before', () => {
  expect(ofASiege(seen(1814, 6))).toBeLessThan(ofASiege(seen(1814, 1)));
  expect(ofASiege(seen(1813, 6))).toBe(ofASiege(seen(1813, 1)));
});

test('19 in the last year only what brings points keeps its worth', () => {
  const worth = (zone: string, year: number): number => worthOf(seen(year), zoneId(zone));
  for (const zone of ['paris', 'bordeaux', 'mantoue', 'berne']) expect(worth(zone, 1814)).toBe(worth(zone, 1813));
  for (const zone of ['metz', 'munich', 'reims']) expect(worth(zone, 1814)).toBeLessThan(worth(zone, 1813));
});
