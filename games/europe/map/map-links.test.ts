import { type AreaBorder, type AreaPlace, isInRings, type MapLayer, type Point, straightRings } from '@bivouac/atlas';
import { Nearby } from '@bivouac/atlas/build/obstacles.ts';
import { readPath } from '@bivouac/atlas/build/read-path.ts';
import { describe, expect, test } from 'vitest';
import { type EdgeCard, edges, seas } from '../catalogue/places.ts';
import { loadMap } from './index.ts';

/** What a player sees on the sheet must be what the data say: read back from the file alone. */

const map = await loadMap();

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const spot = ([x, y]: Point): string => `${x},${y}`;
const stretch = (a: Point, b: Point): string => [spot(a), spot(b)].toSorted().join(' ');

const stretches = (line: readonly Point[], closed: boolean): readonly string[] =>
  line.flatMap((point, place) => {
    const next = line[place + 1] ?? (closed ? line[0] : undefined);
    return next ? [stretch(point, next)] : [];
  });

/** The pairs of areas whose outlines have stretches in common, with those stretches. */
const touching = (kind: AreaPlace['kind']): ReadonlyMap<string, readonly string[]> => {
  const owners = new Map<string, string[]>();
  for (const { id, outline } of map.places.filter((place) => place.kind === kind))
    for (const ring of straightRings(outline))
      for (const each of stretches(ring, true)) owners.set(each, [...(owners.get(each) ?? []), id]);
  const pairs = new Map<string, string[]>();
  for (const [each, [a, b]] of owners)
    if (a !== undefined && b !== undefined && a !== b)
      pairs.set(pairKey(a, b), [...(pairs.get(pairKey(a, b)) ?? []), each]);
  return pairs;
};

const zonesTouching = touching('land');
const seasTouching = touching('sea');

const pairsOf = (...kinds: readonly EdgeCard['kind'][]): readonly string[] =>
  edges
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ a, b }) => pairKey(a, b))
    .toSorted();

const byLand = pairsOf('plain', 'river_bridge', 'river', 'pass', 'mountain');

const pathsOf = (kind: MapLayer['kind'], of?: string): readonly (readonly Point[])[] =>
  map.layers.filter((layer) => layer.kind === kind && layer.of === of).flatMap(({ path }) => readPath(path));

const bordersOf = (link: AreaBorder['link']): readonly AreaBorder[] =>
  map.borders.filter((border) => border.link === link);

describe('borders', () => {
  test('zones that are linked by land touch', () => {
    expect(byLand.filter((pair) => !zonesTouching.has(pair))).toEqual([]);
  });

  test('every border without a link is drawn closed, all along, and no other is', () => {
    const linked = new Set(byLand);
    const unlinked = [...zonesTouching].filter(([pair]) => !linked.has(pair));
    expect(unlinked.length).toBeGreaterThan(20);
    const drawn = pathsOf('closed').flatMap((line) => stretches(line, false));
    expect(drawn.toSorted()).toEqual(unlinked.flatMap(([, each]) => each).toSorted());
  });

  test('the list of borders is the list of links and of closed borders', () => {
    const found = map.borders.map(({ a, b, link }) => `${pairKey(a, b)} ${link ?? 'closed'}`).toSorted();
    const linked = new Set(byLand);
    const LINKS = {
      plain: 'road',
      river_bridge: 'bridge',
      river: 'river',
      pass: 'pass',
      mountain: 'mountain',
      strait: 'strait',
      special: 'long',
    } as const;
    const expected = [
      ...edges.map(({ a, b, kind }) => `${pairKey(a, b)} ${LINKS[kind]}`),
      ...[...zonesTouching.keys()].filter((pair) => !linked.has(pair)).map((pair) => `${pair} closed`),
      ...[...seasTouching.keys()].map((pair) => `${pair} sea`),
    ];
    expect(found).toEqual(expected.toSorted());
  });

  test('17 seas touch where a fleet may go from one to the other, and nowhere else', () => {
    const adjacent = [...seas.values()].flatMap(({ id, adjacent: others }) =>
      others.map((other) => pairKey(id, other)),
    );
    expect([...seasTouching.keys()].toSorted()).toEqual([...new Set(adjacent)].toSorted());
  });
});

describe('ways', () => {
  const signs = map.marks.filter(({ kind, shift }) => !shift && kind !== 'port');
  const townAt = ([x, y]: Point): string => {
    const away = signs.map((sign) => ({ place: sign.place, far: Math.hypot(sign.x - x, sign.y - y) }));
    const nearest = away.reduce((best, next) => (next.far < best.far ? next : best));
    if (nearest.far > 26) throw new Error(`a way ends at ${x},${y}, where there is no town`);
    return nearest.place;
  };
  const joined = (lines: readonly (readonly Point[])[]): readonly string[] =>
    lines
      .map((line) => {
        const [first, last] = [line[0], line.at(-1)];
        if (!first || !last) throw new Error('a way without ends');
        return pairKey(townAt(first), townAt(last));
      })
      .toSorted();

  test.each([
    ['a road joins zones that nothing parts, or a bridge', pathsOf('road', 'highway'), ['plain', 'river_bridge']],
    ['a track joins zones that a river or mountains part', pathsOf('track'), ['river', 'mountain']],
    ['a pass joins zones that mountains part', pathsOf('pass'), ['pass']],
    ['a ferry joins zones over a strait, or on the long road to Syria', pathsOf('ferry'), ['strait', 'special']],
  ] as const)('12.1 %s', (_, lines, kinds) => {
    expect(joined(lines)).toEqual(pairsOf(...kinds));
  });

  const near = (lines: readonly (readonly Point[])[]): Nearby => {
    const kept = new Nearby(60);
    for (const line of lines) kept.addLine(line, 1);
    return kept;
  };

  test('12.1 a river runs where a link crosses one, and where no other link runs', () => {
    const rivers = near(pathsOf('river'));
    const dry = [...bordersOf('river'), ...bordersOf('bridge')].filter(
      ({ x, y }) => rivers.within([x, y], 5).length === 0,
    );
    expect(dry).toEqual([]);
    const wet = [...bordersOf('road'), ...bordersOf('pass'), ...bordersOf('mountain')].filter(
      ({ x, y }) => rivers.within([x, y], 3).length > 0,
    );
    expect(wet).toEqual([]);
  });

  test('12.1 each bridge stands on its border, and nothing else is bridged', () => {
    const decks = pathsOf('bridge', 'deck').map(([from = [0, 0], to = [0, 0]]): Point => [
      (from[0] + to[0]) / 2,
      (from[1] + to[1]) / 2,
    ]);
    expect(decks).toHaveLength(bordersOf('bridge').length);
    for (const { x, y } of bordersOf('bridge'))
      expect(decks.some((deck) => Math.hypot(deck[0] - x, deck[1] - y) < 2)).toBe(true);
  });

  test('12.1 peaks stand on the borders that mountains bar, and leave the passes free', () => {
    const peaks = near(pathsOf('range'));
    const flat = [...bordersOf('mountain'), ...bordersOf('pass')].filter(
      ({ x, y }) => peaks.within([x, y], 55).length === 0,
    );
    expect(flat.map(({ a, b }) => `${a} ${b}`)).toEqual([]);
    const signsOfPasses = pathsOf('pass', 'sign');
    expect(signsOfPasses).toHaveLength(2 * bordersOf('pass').length);
  });

  test('a way lies in the zones that it joins, or over water', () => {
    const land = map.places
      .filter(({ kind }) => kind === 'land')
      .map(({ id, outline }) => ({ id, rings: straightRings(outline) }));
    const strays = [pathsOf('road', 'highway'), pathsOf('track'), pathsOf('pass')].flat().flatMap((line) => {
      const ends = [line[0], line.at(-1)].flatMap((end) => (end ? [townAt(end)] : []));
      const middle = line.flatMap((point, place): Point[] => {
        const next = line[place + 1] ?? point;
        return [0, 0.25, 0.5, 0.75].map((share) => [
          point[0] + (next[0] - point[0]) * share,
          point[1] + (next[1] - point[1]) * share,
        ]);
      });
      const foreign = middle.filter((point) => {
        const zone = land.find(({ rings }) => isInRings(rings, point))?.id;
        return zone !== undefined && !ends.includes(zone);
      });
      return foreign.length > middle.length * 0.12 ? [`${ends.join(' ')} ${foreign.length}/${middle.length}`] : [];
    });
    expect(strays).toEqual([]);
  });
});

test('16 the ice limit runs where the frozen sea begins', () => {
  const drawn = pathsOf('ice').flatMap((line) => stretches(line, false));
  const icy = new Set<string>([...seas.values()].filter(({ ice }) => ice).map(({ id }) => id));
  const limits = [...seasTouching].filter(([pair]) => {
    const [a = '', b = ''] = pair.split(' ');
    return icy.has(a) !== icy.has(b);
  });
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.toSorted()).toEqual(limits.flatMap(([, each]) => each).toSorted());
});
