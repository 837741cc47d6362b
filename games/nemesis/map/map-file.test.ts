import { readFileSync } from 'node:fs';
import { cellAt, hexCentre, LAYERS, type MapLabel, pickPlace, type Point, SIGN_REACH } from '@bivouac/atlas';
import { crossingOf } from '@bivouac/atlas/build/hexsides.ts';
import { collide, distanceToSlab, slabOf } from '@bivouac/atlas/build/lettering.ts';
import { mapFile } from '@bivouac/atlas/build/map-file.ts';
import { Nearby } from '@bivouac/atlas/build/obstacles.ts';
import { readPath } from '@bivouac/atlas/build/read-path.ts';
import { isAsMade } from '@bivouac/testing/remade.ts';
import { describe, expect, test } from 'vitest';
import { cellOf, numberAt } from '../catalogue/cells.ts';
import { riverName } from '../catalogue/gazetteer.ts';
import { findHex, GRID } from '../catalogue/map.ts';
import { DRAWN } from '../testing/drawn-map.ts';
import { buildJoinedMap, buildMap } from './build.ts';
import { scenariosOn } from './signs.ts';
import eastern from './source/names-1812.json' with { type: 'json' };
import names from './source/names.json' with { type: 'json' };

/** How many names of lands, seas and regions a sheet bears; on the joined sheet two are moved. */
const namesOn = (sheet: string): number => {
  if (sheet !== 'europe-1812') return names.names.length;
  const again = eastern.names.filter((row) => names.names.some((each) => 'name' in row && each.name === row.name));
  return names.names.length + eastern.names.length - again.length;
};

describe.each(DRAWN)('$name', (drawnMap) => {
  const { name, map, chart, inPlay, isAtSea } = drawnMap;
  const MAP_FILE = new URL(`${name}.json`, import.meta.url);

  describe('the file', () => {
    test('is what the builder makes of the data today; if not, run npm run maps', { timeout: 5 * 60_000 }, () => {
      const maker = new URL('build.ts', import.meta.url);
      const make = (): string => mapFile(name === 'europe-1812' ? buildJoinedMap() : buildMap());
      expect(isAsMade({ file: MAP_FILE, maker, make })).toBe(true);
    });

    test('stays small: 300 KB, and half as much again for the joined sheets', () => {
      expect(readFileSync(MAP_FILE).byteLength).toBeLessThan(name === 'europe-1812' ? 470_000 : 300_000);
    });

    test('has one path for each kind of thing', () => {
      const kinds = map.layers.map(({ kind, of }) => `${kind} ${of ?? ''}`);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const { kind, path } of map.layers) {
        expect(LAYERS).toContain(kind);
        expect(path).toMatch(/^M[-\d]/);
      }
      expect(map.layers.length).toBeLessThan(45);
    });
  });

  describe('places', () => {
    test('are the hexes in play, each where its numbers put it', () => {
      expect(map.places.map(({ id }) => id)).toEqual(inPlay.map(({ id }) => id));
      for (const { id, x, y } of map.places) {
        const [cx, cy] = hexCentre(map.grid, cellOf(id));
        expect(Math.hypot(cx - x, cy - y)).toBeLessThan(0.1);
        expect(pickPlace(map, x, y)).toBe(id);
      }
    });

    test('are called as the cities and towns in them', () => {
      for (const { id, name } of map.places) {
        const hex = findHex(id);
        expect(name).toEqual(hex?.city?.name ?? hex?.town);
      }
    });

    test('are picked by arithmetic; the open sea and Sweden are no place', () => {
      const at = (id: string) => hexCentre(map.grid, cellOf(id));
      expect(pickPlace(map, ...at('3928'))).toBe('3928');
      expect(pickPlace(map, ...at('2601'))).toBeUndefined();
      expect(pickPlace(map, ...at('3502'))).toBeUndefined();
      expect(pickPlace(map, 10, 10)).toBeUndefined();
    });
  });

  describe('land and sea', () => {
    /** The data were measured on a coarser coast, without the lagoons behind Rügen. */
    test('are true to nature: as much of each hex is land as the data say', () => {
      const shifts = Array.from({ length: 13 }, (_, step) => (step - 6) * 9);
      const far = chart.hexes.filter((hex) => {
        const [x, y] = hexCentre(map.grid, cellOf(hex.id));
        const square = shifts.flatMap((dx) => shifts.map((dy): Point => [x + dx, y + dy]));
        const points = square.filter(([px, py]) => numberAt(cellAt(map.grid, px, py)) === hex.id);
        const land = points.filter((point) => !isAtSea(point)).length / points.length;
        return Math.abs(land - hex.land) > 0.2;
      });
      expect(far.map(({ id, land }) => `${id} ${land}`)).toEqual([]);
    });

    test('water lines keep off the land', () => {
      for (const { path } of map.layers.filter(({ kind }) => kind === 'waterLines')) {
        const points = readPath(path).flat();
        const ashore = points.filter((point) => !isAtSea(point));
        expect(ashore.length / points.length).toBeLessThan(0.01);
      }
    });
  });

  describe('signs', () => {
    const always = map.marks.filter(({ scenario }) => scenario === undefined);

    test('every city and town has its sign in the middle of its hex', () => {
      const expected = chart.hexes.flatMap(({ id, city, town }) => {
        if (city) return [`${id} ${city.fortified ? 'fortress' : 'city'}`];
        return town ? [`${id} town`] : [];
      });
      const found = always.map(({ place, kind }) => `${place} ${kind === 'capital' ? 'city' : kind}`);
      expect(found).toEqual(expected);
      for (const { place, x, y } of always) {
        const [cx, cy] = hexCentre(map.grid, cellOf(place));
        expect(Math.hypot(x - cx, y - cy)).toBeLessThan(0.1);
      }
    });

    test.each(scenariosOn(chart))('$id: its victory cities and sources are marked', (scenario) => {
      const of = map.marks.filter((mark) => mark.scenario === scenario.id);
      const placesOf = (kind: string, side?: string) =>
        of.filter((mark) => mark.kind === kind && mark.of === side).map(({ place }) => place);
      expect(placesOf('victory')).toEqual(scenario.victoryCities);
      expect(placesOf('source', 'blue')).toEqual(scenario.sources.french);
      expect(placesOf('source', 'red')).toEqual(scenario.sources.coalition);
      for (const { place, x, y } of of) expect(numberAt(cellAt(map.grid, x, y))).toBe(place);
    });

    test.each(scenariosOn(chart))('$id: its view shows all of its hexes and no more', (scenario) => {
      const view = map.views?.[scenario.id];
      if (!view) throw new Error('no view');
      expect(view.title).toEqual(scenario.title);
      const inView = view.part?.places ?? map.places.map(({ id }) => id);
      expect([...inView].sort()).toEqual([...scenario.playable].sort());
      for (const id of scenario.playable) {
        const [x, y] = hexCentre(map.grid, cellOf(id));
        expect(x > view.x + 50 && x < view.x + view.width - 50).toBe(true);
        expect(y > view.y + 50 && y < view.y + view.height - 50).toBe(true);
      }
      if (!view.part) return;
      const edge = new Nearby(40);
      for (const part of readPath(view.part.outline)) edge.addLine(part, 1);
      const played = new Set<string>(scenario.playable);
      for (const hex of chart.hexes)
        for (const cell of GRID.around(cellOf(hex.id))) {
          const isEdge = played.has(hex.id) !== played.has(numberAt(cell));
          const { middle } = crossingOf(map.grid, cellOf(hex.id), cell);
          expect(edge.within(middle, 2).length > 0).toBe(isEdge);
        }
    });
  });

  describe('names', () => {
    const read = map.labels.filter(({ rank }) => rank <= 3);
    const slabs = map.labels.map((label) => ({ label, slab: slabOf(label) }));

    test('every city and town has its name beside its sign', () => {
      const named = chart.hexes.flatMap(({ id, city, town }) => {
        const text = city?.name ?? town;
        return text ? [{ place: id, text, kind: city ? ('city' as const) : ('town' as const) }] : [];
      });
      const found = map.labels.flatMap(({ place, text, kind }) => (place === undefined ? [] : [{ place, text, kind }]));
      const inOrder = (rows: readonly (typeof found)[number][]) =>
        rows.toSorted((a, b) => a.place.localeCompare(b.place));
      expect(inOrder(found)).toEqual(inOrder(named));
      const far = map.labels.filter(
        (label) =>
          label.place !== undefined && distanceToSlab(slabOf(label), hexCentre(map.grid, cellOf(label.place))) > 32,
      );
      expect(far).toEqual([]);
    });

    test('no two names overlap, in either language', () => {
      const clashes = slabs.flatMap(({ label, slab }, place) =>
        slabs
          .slice(place + 1)
          .filter((other) => collide(slab, other.slab))
          .map((other): readonly MapLabel[] => [label, other.label]),
      );
      const among = (most: number) =>
        clashes
          .filter((pair) => pair.every(({ rank }) => rank <= most))
          .map((pair) => pair.map(({ text }) => text.en).join(' and '));
      expect(read.length).toBeGreaterThan(300);
      expect(among(3)).toEqual([]);
      expect(among(4)).toEqual([]);
    });

    test('no name covers a sign', () => {
      const covered = slabs.flatMap(({ label, slab }) =>
        map.marks
          .filter(({ x, y, kind }) => distanceToSlab(slab, [x, y]) < SIGN_REACH[kind] - 3)
          .map(({ place }) => `${label.text.en} over ${place}`),
      );
      expect(covered).toEqual([]);
    });

    test('every name lies inside the frame', () => {
      for (const { slab } of slabs) {
        const [x, y] = slab.middle;
        expect(x > 34 && x < map.width - 34 && y > 34 && y < map.height - 34).toBe(true);
      }
    });

    test('every river is named, and every land, sea, range and region of our list', () => {
      const found = new Set(map.labels.map(({ text }) => text.en));
      const rivers = [...new Set(chart.sides.map(({ river }) => river).filter((river) => river !== ''))];
      // On the joined sheets Lombardy is so full of names that its shortest river has to do without.
      const without = name === 'europe-1812' ? ['Mincio'] : [];
      expect(rivers.filter((river) => !found.has(riverName(river).en))).toEqual(without);
      const free = map.labels.filter(({ kind }) => ['sea', 'land', 'mountains', 'region'].includes(kind));
      expect(free).toHaveLength(namesOn(name));
    });
  });
});
