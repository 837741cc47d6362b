import { describe, expect, test } from 'vitest';
import { LAYERS, WASHES } from './game-map.ts';
import { AREA_LEGEND, LEGEND, legendOf, SAMPLE_HEIGHT, SAMPLE_WIDTH } from './legend.ts';
import { readPath } from './build/read-path.ts';
import { SIGN_REACH, signOf } from './signs.ts';
import { brushesFor, INKS, letteringOf, PALETTES } from './style.ts';

/** How much two colours differ, as WCAG counts it. */
const contrast = (one: string, other: string): number => {
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((place) => {
      const share = parseInt(colour.slice(place, place + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** A wash laid over paper. */
const over = (paper: string, wash: string, opacity: number): string =>
  `#${[1, 3, 5]
    .map((place) => {
      const [below, above] = [paper, wash].map((colour) => parseInt(colour.slice(place, place + 2), 16));
      return Math.round((below ?? 0) * (1 - opacity) + (above ?? 0) * opacity)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

describe.each(PALETTES)('the %s palette', (palette) => {
  const inks = INKS[palette];

  test('paints every layer', () => {
    for (const kind of LAYERS) {
      const brushes = brushesFor(palette, { kind });
      expect(brushes.length).toBeGreaterThan(0);
      for (const { fill, stroke } of brushes) expect(fill ?? stroke).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('names can be read on paper and on every wash', () => {
    const least = palette === 'contrast' ? 12 : 7;
    for (const wash of WASHES) {
      const field = over(inks.paper, inks.washes[wash], inks.washOpacity);
      expect(contrast(inks.ink, field)).toBeGreaterThan(least);
      expect(contrast(inks.riverName, field)).toBeGreaterThan(4);
    }
    expect(contrast(inks.seaName, inks.sea)).toBeGreaterThan(3);
  });

  test('what the rules care about stands out', () => {
    for (const mark of [inks.pass, inks.border, inks.victory, inks.riverBank, inks.blueSide, inks.redSide])
      expect(contrast(mark, inks.paper)).toBeGreaterThan(3.5);
    expect(contrast(inks.riverBank, inks.river)).toBeGreaterThan(2.5);
  });
});

test('some layers have kinds of their own', () => {
  const widths = ['1', '5'].map((of) => brushesFor('light', { kind: 'waterLines', of })[0]?.opacity ?? 0);
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 1);
  const [first, second] = WASHES.map((wash) => brushesFor('light', { kind: 'tint', wash })[0]?.fill);
  expect(first).not.toBe(second);
  expect(brushesFor('light', { kind: 'bridge', of: 'deck' })).not.toEqual(brushesFor('light', { kind: 'bridge' }));
  expect(brushesFor('light', { kind: 'river' })).toHaveLength(2);
});

test('the great are written larger than the small', () => {
  const sizes = ([1, 2, 3] as const).map((rank) => letteringOf({ kind: 'city', rank }).size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(letteringOf({ kind: 'town', rank: 4 }).italic).toBe(true);
  expect(letteringOf({ kind: 'sea', rank: 1, spacing: 99 }).spacing).toBe(99);
});

const SIGNS = ['city', 'capital', 'fortress', 'town', 'victory', 'source'] as const;

const AREA_SIGNS = ['citadel', 'crown', 'key', 'port', 'poor', 'letter'] as const;

test.each([...SIGNS, ...AREA_SIGNS])('the sign of a %s stays within its reach', (kind) => {
  for (const { path } of signOf({ kind, of: 'R' }, 'light')) {
    const points = path.includes('a') ? [] : readPath(path).flat();
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(SIGN_REACH[kind]);
    const radius = Number(/^M-([\d.]+) 0a/.exec(path)?.[1] ?? 0);
    expect(radius).toBeLessThanOrEqual(SIGN_REACH[kind]);
  }
});

test('a closed border looks like no link and no other border', () => {
  const closed = brushesFor('light', { kind: 'closed' });
  for (const kind of ['zoneBorder', 'provinceBorder', 'stateBorder', 'border', 'road', 'track', 'pass'] as const) {
    const others = [undefined, 'highway', 'minor'].map((of) => brushesFor('light', of ? { kind, of } : { kind }));
    for (const other of others) {
      expect(other).not.toEqual(closed);
      const widest = Math.max(...other.filter(({ opacity = 1 }) => opacity > 0.5).map(({ width = 0 }) => width));
      expect(widest).toBeLessThan(5);
    }
  }
});

test('the sources of the two sides differ', () => {
  expect(signOf({ kind: 'source', of: 'blue' }, 'light')).not.toEqual(signOf({ kind: 'source', of: 'red' }, 'light'));
});

describe('the legend', () => {
  test('explains every sign, in both languages', () => {
    const marks = LEGEND.map(({ mark }) => mark?.kind).filter((kind) => kind !== undefined);
    expect(marks.toSorted()).toEqual(SIGNS.toSorted());
    for (const { words } of LEGEND) expect(words.en !== '' && words.fr !== '').toBe(true);
  });

  test('explains everything that bars or opens a way, and every kind of country', () => {
    const kinds = new Set(LEGEND.flatMap(({ layers }) => layers.map(({ kind }) => kind)));
    for (const kind of [
      'river',
      'bridge',
      'road',
      'pass',
      'lake',
      'border',
      'mountain',
      'rough',
      'forest',
      'marsh',
    ] as const)
      expect(kinds).toContain(kind);
  });

  test('of areas explains every link, every border and every sign', () => {
    expect(legendOf({ kind: 'area' })).toBe(AREA_LEGEND);
    expect(legendOf({ kind: 'hex' })).toBe(LEGEND);
    const kinds = new Set(AREA_LEGEND.flatMap(({ layers }) => layers.map(({ kind }) => kind)));
    for (const kind of [
      'road',
      'bridge',
      'river',
      'track',
      'pass',
      'range',
      'ferry',
      'closed',
      'border',
      'stateBorder',
      'provinceBorder',
      'rough',
      'marsh',
      'box',
      'ice',
    ] as const)
      expect(kinds).toContain(kind);
    const marks = new Set(AREA_LEGEND.map(({ mark }) => mark?.kind));
    for (const kind of [...AREA_SIGNS, 'fortress', 'city', 'town'] as const) expect(marks).toContain(kind);
    for (const { words } of AREA_LEGEND) expect(words.en !== '' && words.fr !== '').toBe(true);
  });

  test('draws its samples in their box', () => {
    for (const [x, y] of [...LEGEND, ...AREA_LEGEND].flatMap(({ layers }) =>
      layers.flatMap(({ path }) => readPath(path).flat()),
    ))
      expect(x >= 0 && x <= SAMPLE_WIDTH && y >= 0 && y <= SAMPLE_HEIGHT).toBe(true);
  });
});
