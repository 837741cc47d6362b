import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AreaMap, AreaPlace, GameMap, HexMap, MapPlace, PointMap } from './game-map.ts';
import { type GridOnSheet, hexCentre, hexCorners, hexOutline } from './hex-geometry.ts';
import { fourFigures, hexGrid } from './hex-grid.ts';
import { isInRings, straightRings } from './outline.ts';
import { centreOf, outlineOf, pickPlace } from './pick.ts';

const drawn = { layers: [], labels: [], marks: [], width: 1000, height: 1000, title: { en: 'Map', fr: 'Carte' } };

const grid: GridOnSheet = {
  columnsGrow: 'west',
  lowColumns: 'even',
  pitch: 100,
  anchor: { column: 5, row: 5, x: 480, y: 450 },
  columns: [1, 9],
  rows: [1, 9],
};
const cells = Array.from({ length: 81 }, (_, place) => ({ column: 1 + (place % 9), row: 1 + Math.floor(place / 9) }));
/** The hex 0303 is sea: no place. */
const land = cells.filter(({ column, row }) => column !== 3 || row !== 3);
const hexes: HexMap = {
  ...drawn,
  kind: 'hex',
  id: 'hexes',
  grid,
  places: land.map((cell) => {
    const [x, y] = hexCentre(grid, cell);
    return { id: fourFigures(cell), x, y, outline: hexOutline(grid, cell) };
  }),
};

const place = (id: string, x: number, y: number): MapPlace => ({ id, x, y, outline: `M${x} ${y}h1v1z` });

const area = (id: string, kind: AreaPlace['kind'], x: number, y: number, outline: string): AreaPlace => ({
  id,
  kind,
  x,
  y,
  outline,
});

/** A land with a hole for an enclave, a sea around an island, and a box that lies over land and sea. */
const areas: AreaMap = {
  ...drawn,
  kind: 'area',
  id: 'areas',
  cell: 100,
  borders: [],
  places: [
    area('Baltic', 'sea', 850, 300, 'M600 100l400 0 0 400-400 0z'),
    area('Prussia', 'land', 250, 450, 'M100 100l500 0 0 400-500 0zm100 100l0 100 100 0 0-100z'),
    area('Anhalt', 'land', 250, 250, 'M200 200l100 0 0 100-100 0z'),
    area('Rügen', 'land', 700, 450, 'M680 430l40 0 0 40-40 0z'),
    area('Blockade', 'box', 600, 200, 'M570 170l60 0 0 60-60 0z'),
  ],
};

const points: PointMap = {
  ...drawn,
  kind: 'point',
  id: 'points',
  radius: 20,
  places: [place('Ulm', 100, 100), place('Augsburg', 130, 100), place('Vienna', 400, 120)],
};

describe.each([hexes, areas, points] as readonly GameMap[])('on a map of $id', (map) => {
  test('the centre of each place picks that place', () => {
    for (const { id } of map.places) expect(pickPlace(map, ...centreOf(map, id))).toBe(id);
  });

  test('a place has its outline, and one that is not there is a fault of the caller', () => {
    for (const { id, outline } of map.places) expect(outlineOf(map, id)).toBe(outline);
    expect(() => centreOf(map, 'Atlantis')).toThrow(`the map ${map.id} has no place Atlantis`);
  });

  test('far off the map there is nothing', () => {
    expect(pickPlace(map, -5000, -5000)).toBeUndefined();
  });
});

describe('hexes', () => {
  test('any point picks the place whose centre is nearest, near a side too', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 200, max: 760, noNaN: true }),
        fc.double({ min: 220, max: 680, noNaN: true }),
        (x, y) => {
          const away = cells.map((cell) => {
            const [cx, cy] = hexCentre(grid, cell);
            return { id: fourFigures(cell), away: Math.hypot(cx - x, cy - y) };
          });
          const [nearest, second] = away.toSorted((a, b) => a.away - b.away);
          if (!nearest || !second || second.away - nearest.away < 1e-6) return;
          expect(pickPlace(hexes, x, y)).toBe(nearest.id === '0303' ? undefined : nearest.id);
        },
      ),
    );
  });

  test('a hex that is no place picks nothing', () => {
    expect(pickPlace(hexes, ...hexCentre(grid, { column: 3, row: 3 }))).toBeUndefined();
    for (const cell of hexGrid(grid).around({ column: 3, row: 3 }))
      expect(pickPlace(hexes, ...hexCentre(grid, cell))).toBe(fourFigures(cell));
  });
});

describe('areas', () => {
  test('the outline decides, and a hole in it belongs to who lies there', () => {
    expect(pickPlace(areas, 110, 110)).toBe('Prussia');
    expect(pickPlace(areas, 201, 299)).toBe('Anhalt');
    expect(pickPlace(areas, 199, 299)).toBe('Prussia');
  });

  test('an island lies over the sea around it', () => {
    expect(pickPlace(areas, 681, 431)).toBe('Rügen');
    expect(pickPlace(areas, 679, 431)).toBe('Baltic');
  });

  test('a box lies over land and sea', () => {
    expect(pickPlace(areas, 571, 200)).toBe('Blockade');
    expect(pickPlace(areas, 629, 200)).toBe('Blockade');
    expect(pickPlace(areas, 571, 231)).toBe('Prussia');
    expect(pickPlace(areas, 629, 231)).toBe('Baltic');
  });

  test('beyond all outlines there is nothing', () => {
    expect(pickPlace(areas, 99, 300)).toBeUndefined();
    expect(pickPlace(areas, 300, 501)).toBeUndefined();
  });
});

describe('points', () => {
  test('of two within the radius the nearer is picked', () => {
    expect(pickPlace(points, 114, 100)).toBe('Ulm');
    expect(pickPlace(points, 116, 100)).toBe('Augsburg');
  });

  test('between points there is nothing', () => {
    expect(pickPlace(points, 100, 121)).toBeUndefined();
    expect(pickPlace(points, 100, 119)).toBe('Ulm');
  });
});

describe('hexes in rows', () => {
  const rows: GridOnSheet = {
    turned: true,
    columnsGrow: 'west',
    lowColumns: 'even',
    pitch: 100,
    anchor: { column: 1, row: 1, x: 200, y: 900 },
    columns: [1, 6],
    rows: [1, 6],
  };
  const cells = Array.from({ length: 36 }, (_, place) => ({ column: (place % 6) + 1, row: Math.floor(place / 6) + 1 }));
  const box = 'M0 0l60 0 0 60 -60 0z';
  const sheet: HexMap = {
    kind: 'hex',
    id: 'rows',
    title: { en: '', fr: '' },
    width: 900,
    height: 1000,
    grid: rows,
    boxes: ['box'],
    spreads: { sea: [[6, 4, 6]] },
    places: [
      ...cells
        .filter(({ column, row }) => column < 6 || row < 4)
        .map((cell) => {
          const [x, y] = hexCentre(rows, cell);
          return { id: fourFigures(cell), x, y, outline: hexOutline(rows, cell) };
        }),
      { id: 'box', x: 30, y: 30, outline: box },
      { id: 'sea', x: 800, y: 100, outline: box },
    ],
    layers: [],
    labels: [],
    marks: [],
  };

  test('grow northwards, and every other row stands half a hex further east', () => {
    const [x, y] = hexCentre(rows, { column: 1, row: 1 });
    const [nx, ny] = hexCentre(rows, { column: 2, row: 1 });
    expect([nx - x, Math.round(y - ny)]).toEqual([50, 87]);
    expect(hexCentre(rows, { column: 1, row: 2 })).toEqual([x + 100, y]);
  });

  test('each is picked at its middle and near its corners, and its outline closes around it', () => {
    for (const cell of cells.filter(({ column }) => column < 6)) {
      const [x, y] = hexCentre(rows, cell);
      for (const [cx, cy] of hexCorners(rows, cell))
        expect(pickPlace(sheet, x + (cx - x) * 0.9, y + (cy - y) * 0.9)).toBe(fourFigures(cell));
      const [ring = []] = straightRings(hexOutline(rows, cell));
      expect(isInRings([ring], [x, y])).toBe(true);
    }
  });

  test('what spreads over cells is picked on each, and a box on its outline', () => {
    expect(pickPlace(sheet, ...hexCentre(rows, { column: 6, row: 5 }))).toBe('sea');
    expect(pickPlace(sheet, 30, 30)).toBe('box');
    expect(pickPlace(sheet, 70, 70)).toBeUndefined();
  });
});
