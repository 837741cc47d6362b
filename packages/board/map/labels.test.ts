import type { MapLabel } from '@bivouac/atlas';
import { describe, expect, test } from 'vitest';
import { boundsOf, chosenLabels, madeRoom, overlap, type ShownLabel, withSigns } from './labels.ts';

const label = (text: string, x: number, y: number, more: Partial<MapLabel> = {}): MapLabel => ({
  kind: 'city',
  text: { en: text, fr: `${text}-la-Neuve` },
  x,
  y,
  rank: 3,
  anchor: 'middle',
  ...more,
});

const texts = (shown: readonly ShownLabel[]): string[] => shown.map(({ text }) => text);

/** A row of towns, fifty units apart. */
const row = Array.from({ length: 20 }, (_, place) => label(`Town ${place}`, place * 50, 100));

describe('which names are shown', () => {
  test('no two of those shown touch, at any zoom', () => {
    for (const scale of [0.2, 0.4, 0.8, 1.6]) {
      const bounds = chosenLabels(row, scale, 'en').map(boundsOf);
      for (const [place, a] of bounds.entries())
        for (const b of bounds.slice(place + 1)) expect(overlap(a, b)).toBe(false);
    }
  });

  test('a closer look shows more', () => {
    const [far, near, nearest] = [0.3, 1.2, 4].map((scale) => chosenLabels(row, scale, 'en').length);
    expect(near).toBeGreaterThan(far ?? 0);
    expect(nearest).toBe(20);
  });

  test('the name of higher rank keeps its place', () => {
    const crowded = [label('Hamlet', 100, 100, { rank: 4 }), label('Capital', 105, 102, { rank: 1 })];
    expect(texts(chosenLabels(crowded, 0.5, 'en'))).toEqual(['Capital']);
  });

  test('a name keeps clear of the sign of another place, not of its own', () => {
    const sign = { place: 'there', grown: 1, left: 80, right: 120, top: 80, bottom: 110 };
    expect(texts(chosenLabels([label('Ulm', 100, 100, { place: 'here' })], 1, 'en', [sign]))).toEqual([]);
    expect(texts(chosenLabels([label('Ulm', 100, 100, { place: 'there' })], 1, 'en', [sign]))).toEqual(['Ulm']);
  });

  test('the names of lands run under the others', () => {
    const both = [label('Prussia', 100, 100, { kind: 'land', rank: 1 }), label('Berlin', 100, 100, { rank: 1 })];
    expect(texts(chosenLabels(both, 1, 'en'))).toEqual(['Prussia', 'Berlin']);
  });

  test('they are in the language asked for', () => {
    expect(texts(chosenLabels(row.slice(0, 1), 1, 'fr'))).toEqual(['Town 0-la-Neuve']);
  });
});

describe('how large they are', () => {
  test('never below 13 pixels', () => {
    for (const scale of [0.2, 0.5, 1, 3])
      for (const { set } of chosenLabels(row, scale, 'en')) expect(set.size * scale).toBeGreaterThanOrEqual(13 - 1e-9);
  });

  test('a name drawn larger than printed moves away from its sign', () => {
    const place = label('Ulm', 100, 130, { place: 'ulm', rank: 2 });
    const sign = { place: 'ulm', grown: 1, left: 92, right: 108, top: 92, bottom: 108 };
    const [printed] = chosenLabels([place], 1, 'en', [sign]);
    const [grown] = chosenLabels([place], 0.3, 'en', [{ ...sign, grown: 2 }]);
    expect(printed?.y).toBe(130);
    expect(grown?.y).toBeGreaterThan(130);
  });
});

test('a turned name takes the room of its turned letters', () => {
  const [flat] = chosenLabels([label('Tagliamento', 0, 0)], 1, 'en');
  const [steep] = chosenLabels([label('Tagliamento', 0, 0, { angle: 90 })], 1, 'en');
  if (!flat || !steep) throw new Error('both are shown');
  const [a, b] = [boundsOf(flat), boundsOf(steep)];
  expect(b.bottom - b.top).toBeCloseTo(a.right - a.left);
  expect(b.right - b.left).toBeCloseTo(a.bottom - a.top);
});

describe('a name that its own stack would cover', () => {
  const stack = { left: 60, right: 140, top: 40, bottom: 120 };
  const shown = chosenLabels([label('Mantua', 100, 110, { place: 'mantua' }), label('Verona', 400, 110)], 1, 'en');

  test('goes below the stack', () => {
    const moved = madeRoom(shown, new Map([['mantua', stack]])).find(({ text }) => text === 'Mantua');
    if (!moved) throw new Error('Mantua is shown');
    expect(boundsOf(moved).top).toBeGreaterThanOrEqual(stack.bottom);
    expect(moved.x).toBe(100);
  });

  test('steps to where it touches no other name', () => {
    const beside = chosenLabels([...shown.map((each) => each.label), label('Goito', 145, 140)], 1, 'en');
    const names = madeRoom(beside, new Map([['mantua', stack]]));
    const [mantua, goito] = ['Mantua', 'Goito'].map((text) => names.find((each) => each.text === text));
    if (!mantua || !goito) throw new Error('both are shown');
    expect(overlap(boundsOf(mantua), boundsOf(goito))).toBe(false);
    expect(overlap(boundsOf(mantua), stack)).toBe(false);
  });

  test('goes below the sign too where that stands below the stack', () => {
    const sign = { place: 'mantua', grown: 1, left: 90, right: 110, top: 110, bottom: 150 };
    const other = { ...sign, place: 'verona', bottom: 900 };
    const covered = withSigns(new Map([['mantua', stack]]), [sign, other]);
    expect(covered).toEqual(new Map([['mantua', { ...stack, bottom: 150 }]]));
    const moved = madeRoom(shown, covered).find(({ text }) => text === 'Mantua');
    expect(moved && boundsOf(moved).top).toBeGreaterThanOrEqual(150);
  });

  test('makes way for the stack of a neighbour, around its own sign', () => {
    const neighbour = { left: 120, right: 190, top: 60, bottom: 130 };
    const sign = { place: 'mantua', grown: 1, left: 90, right: 110, top: 84, bottom: 96 };
    const aside = chosenLabels([label('Mantua', 112, 96, { place: 'mantua', anchor: 'start' })], 1, 'en');
    const [moved] = madeRoom(aside, new Map([['goito', neighbour]]), [sign]);
    if (!moved) throw new Error('Mantua is shown');
    expect(overlap(boundsOf(moved), neighbour)).toBe(false);
    expect(Math.abs(moved.y - 90)).toBeLessThan(40);
  });

  test('is left out where stacks leave it no room, unless its place is of rank', () => {
    const everywhere = { left: -500, right: 900, top: -500, bottom: 900 };
    const named = (rank: MapLabel['rank']) =>
      madeRoom(
        chosenLabels([label('Mantua', 100, 110, { place: 'mantua', rank })], 1, 'en'),
        new Map([['goito', everywhere]]),
      );
    expect(named(3)).toEqual([]);
    expect(texts(named(1))).toEqual(['Mantua']);
  });

  test('stays where it is when the stack lies elsewhere', () => {
    expect(madeRoom(shown, new Map([['elsewhere', { ...stack, left: 700, right: 800 }]]))).toEqual(shown);
  });
});
