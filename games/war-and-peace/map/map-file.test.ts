import { readFileSync } from 'node:fs';
import { cellAt, hexCentre, type HexMap, LAYERS, pickPlace } from '@bivouac/atlas';
import { collide, slabOf } from '@bivouac/atlas/build/lettering.ts';
import { mapFile } from '@bivouac/atlas/build/map-file.ts';
import { isAsMade } from '@bivouac/testing/remade.ts';
import { describe, expect, test } from 'vitest';
import { boxCards, cityCards } from '../catalogue/cities.ts';
import { hexCards, sidesOf } from '../catalogue/map.ts';
import { zoneCards } from '../catalogue/seas.ts';
import { buildMap } from './build.ts';
import { project, sheetHex, sheetHexes } from './sheet.ts';
import seas from './source/seas.json' with { type: 'json' };

const FILE = new URL('europe.json', import.meta.url);
const map = JSON.parse(readFileSync(FILE, 'utf8')) as HexMap;

describe('the file', () => {
  test('is what the builder makes of the data today; if not, run npm run maps', { timeout: 5 * 60_000 }, () => {
    const maker = new URL('build.ts', import.meta.url);
    expect(isAsMade({ file: FILE, maker, make: () => mapFile(buildMap()) })).toBe(true);
  });

  test('stays under 430 KB', () => {
    expect(readFileSync(FILE).byteLength).toBeLessThan(430_000);
  });

  test('has one path for each kind of thing, in inks that the house knows', () => {
    const kinds = map.layers.map(({ kind, of }) => `${kind} ${of ?? ''}`);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const { kind, path } of map.layers) {
      expect(LAYERS).toContain(kind);
      expect(path).toMatch(/^M[-\d]/);
    }
  });
});

describe('places', () => {
  test('are all land hexes, all sea zones and the boxes', () => {
    const ids = [...hexCards, ...zoneCards, ...boxCards].map(({ id }) => id);
    expect(map.places.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('a hex is picked at its middle, and stands where its longitude and latitude put it', () => {
    for (const { id, lat, lon, centre } of sheetHexes) {
      expect(pickPlace(map, ...centre)).toBe(id);
      const [x, y] = project([lon, lat]);
      expect(Math.hypot(x - centre[0], y - centre[1])).toBeLessThan(2);
    }
  });

  test('neighbours of the rules are neighbours on the sheet', () => {
    for (const { id } of hexCards) {
      const [x, y] = sheetHex(id).centre;
      for (const { to } of sidesOf(id)) {
        const [ox, oy] = sheetHex(to).centre;
        expect(Math.hypot(ox - x, oy - y)).toBeCloseTo(map.grid.pitch, 0);
      }
    }
  });

  test('F.2.e open water is its sea zone, and no land hex is taken for sea', () => {
    for (const [zone, runs] of Object.entries(seas.zones))
      for (const [column = 0, from = 0, to = 0] of runs)
        for (let row = from; row <= to; row += 1) {
          const at = hexCentre(map.grid, { column, row });
          expect(cellAt(map.grid, ...at)).toEqual({ column, row });
          const picked = pickPlace(map, ...at);
          expect([zone, ...(map.boxes ?? [])]).toContain(picked);
        }
  });

  test('boxes are picked wherever they lie', () => {
    for (const id of map.boxes ?? []) {
      const place = map.places.find((each) => each.id === id);
      expect(pickPlace(map, place?.x ?? 0, place?.y ?? 0)).toBe(id);
    }
  });
});

describe('signs and names', () => {
  test('every city has its sign, a fortress as such, and every anchor and symbol of production', () => {
    for (const { hex, fortress, port, production } of cityCards) {
      const kinds = map.marks.filter(({ place }) => place === hex).map(({ kind }) => kind);
      expect(kinds.includes('fortress')).toBe(fortress);
      expect(kinds.includes('port')).toBe(port.length > 0);
      expect(kinds.includes('production')).toBe(production !== undefined);
    }
  });

  test('every city is named in both languages', () => {
    for (const { name, hex } of cityCards)
      expect(map.labels.find(({ place, kind }) => place === hex && kind === 'city')?.text).toEqual(name);
  });

  test('no two names of lands, seas and cities touch', () => {
    const slabs = map.labels.filter(({ rank, kind }) => rank < 3 && kind !== 'town').map((label) => slabOf(label));
    const clashes = slabs.flatMap((a, place) => slabs.slice(place + 1).filter((b) => collide(a, b)));
    expect(clashes).toEqual([]);
  });
});
