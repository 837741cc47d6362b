import { describe, expect, test } from 'vitest';
import type { Crossing, Hexside, Terrain } from './2.2-terrain.ts';
import { entryCost, isBarred, isDifficult, isDifficultToAttack } from './2.2-terrain.ts';

const PLAIN: Hexside = { river: false, bridge: false, lake: false, strait: false, road: false, pass: false };
const crossing = (from: Terrain, into: Terrain, side: Partial<Hexside> = {}): Crossing => ({
  from,
  into,
  side: { ...PLAIN, ...side },
});
const costs = (step: Crossing) => ({ summer: entryCost(step, false), winter: entryCost(step, true) });

describe('2.2 the cost of entering a hex', () => {
  test('2.2 clear ground costs one in every season', () => {
    expect(costs(crossing('clear', 'clear'))).toEqual({ summer: 1, winter: 1 });
    expect(costs(crossing('forest', 'clear'))).toEqual({ summer: 1, winter: 1 });
  });

  test.each(['forest', 'rough'] as const)('2.2 %s costs two, unless a road leads in', (terrain) => {
    expect(costs(crossing('clear', terrain))).toEqual({ summer: 2, winter: 2 });
    expect(costs(crossing('clear', terrain, { road: true }))).toEqual({ summer: 1, winter: 1 });
  });

  test.each(['forest', 'rough'] as const)('2.2 a pass into %s spares the cost, but not in Winter', (terrain) => {
    expect(costs(crossing('mountain', terrain, { pass: true }))).toEqual({ summer: 1, winter: 2 });
    expect(costs(crossing('mountain', terrain, { pass: true, road: true }))).toEqual({ summer: 1, winter: 1 });
  });

  test('2.2 marsh costs two whatever leads in', () => {
    expect(costs(crossing('clear', 'marsh'))).toEqual({ summer: 2, winter: 2 });
    expect(costs(crossing('clear', 'marsh', { road: true }))).toEqual({ summer: 2, winter: 2 });
    expect(costs(crossing('mountain', 'marsh', { pass: true }))).toEqual({ summer: 2, winter: 2 });
  });

  test('2.2 a mountain is entered by a pass, for one in summer and two in Winter', () => {
    expect(costs(crossing('clear', 'mountain', { pass: true }))).toEqual({ summer: 1, winter: 2 });
    expect(costs(crossing('mountain', 'mountain', { pass: true }))).toEqual({ summer: 1, winter: 2 });
  });

  test('2.2 coming down from a pass onto clear ground costs one even in Winter', () => {
    expect(costs(crossing('mountain', 'clear', { pass: true }))).toEqual({ summer: 1, winter: 1 });
  });

  test('2.2 a river costs nothing to cross', () => {
    expect(costs(crossing('clear', 'clear', { river: true }))).toEqual({ summer: 1, winter: 1 });
    expect(costs(crossing('clear', 'clear', { river: true, bridge: true }))).toEqual({ summer: 1, winter: 1 });
  });
});

describe('2.2 barred hexsides', () => {
  test.each([
    ['a lake', crossing('clear', 'clear', { lake: true })],
    ['a strait', crossing('clear', 'clear', { strait: true })],
    ['the sea', crossing('clear', 'sea')],
    ['the shore from the sea', crossing('sea', 'clear')],
    ['a mountainside from below', crossing('clear', 'mountain')],
    ['a mountainside from above', crossing('mountain', 'clear')],
    ['a mountainside with a mere road', crossing('clear', 'mountain', { road: true })],
  ])('2.2 %s bars the way', (_what, step) => {
    expect(isBarred(step)).toBe(true);
    expect(costs(step)).toEqual({ summer: Infinity, winter: Infinity });
  });

  test('2.2 a pass and an unbridged river do not', () => {
    expect(isBarred(crossing('clear', 'mountain', { pass: true }))).toBe(false);
    expect(isBarred(crossing('mountain', 'clear', { pass: true }))).toBe(false);
    expect(isBarred(crossing('clear', 'clear', { river: true }))).toBe(false);
  });
});

test('2.2 difficult terrain is what counts as two', () => {
  expect(isDifficult(crossing('clear', 'rough'), false)).toBe(true);
  expect(isDifficult(crossing('clear', 'rough', { road: true }), true)).toBe(false);
  expect(isDifficult(crossing('clear', 'mountain', { pass: true }), false)).toBe(false);
  expect(isDifficult(crossing('clear', 'mountain', { pass: true }), true)).toBe(true);
  expect(isDifficult(crossing('clear', 'clear'), true)).toBe(false);
});

test('11.4 forest, marsh and rough ground hinder an attack; mountains do not', () => {
  const hindering = (['clear', 'forest', 'marsh', 'rough', 'mountain', 'sea'] as const).filter(isDifficultToAttack);
  expect(hindering).toEqual(['forest', 'marsh', 'rough']);
});
