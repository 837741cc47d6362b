import { describe, expect, test } from 'vitest';
import type { BoardCounter } from '../game-ui.ts';
import { slideMs, slidesBetween } from './slides.ts';

const counter = (id: string, place: string): BoardCounter => ({
  id,
  place,
  order: 1,
  words: id,
  face: { field: '#fff', ink: '#000', symbol: 'infantry', name: id, figures: ['1', ''], marks: [] },
});
const before = [counter('Ney', 'ulm'), counter('Soult', 'ulm'), counter('Mack', 'linz')];

describe('what moved', () => {
  test('counters that leave together slide as one', () => {
    const [slide, none] = slidesBetween(before, [
      counter('Ney', 'augsburg'),
      counter('Soult', 'augsburg'),
      counter('Mack', 'linz'),
    ]);
    expect(none).toBeUndefined();
    expect(slide?.through).toEqual(['ulm', 'augsburg']);
    expect(slide?.counters.map(({ id }) => id)).toEqual(['Ney', 'Soult']);
  });

  test('what came, stayed or went away does not slide', () => {
    expect(slidesBetween(before, [counter('Ney', 'ulm'), counter('Davout', 'augsburg')])).toEqual([]);
  });

  test('it goes along the route, if the route is its own', () => {
    const after = [counter('Ney', 'munich')];
    const along = (route: readonly string[]) => slidesBetween(before, after, { Ney: route })[0]?.through;
    expect(along(['ulm', 'augsburg', 'munich'])).toEqual(['ulm', 'augsburg', 'munich']);
    expect(along(['augsburg', 'munich'])).toEqual(['ulm', 'munich']);
  });

  test('another position altogether is no move', () => {
    const many = Array.from({ length: 30 }, (_, place) => counter(`unit ${place}`, `here ${place}`));
    expect(
      slidesBetween(
        many,
        many.map((each) => ({ ...each, place: `${each.place}, later` })),
      ),
    ).toEqual([]);
  });
});

test('a longer way takes longer, up to a point', () => {
  const taking = (legs: number): number =>
    slideMs({ id: '', counters: [], through: Array.from({ length: legs + 1 }, String) });
  expect(taking(3)).toBeGreaterThan(taking(1));
  expect(taking(40)).toBe(taking(50));
});
