import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AreaMap, GameMap, HexMap, MapPlace, PointMap } from './game-map.ts';
import { type GridOnSheet, hexCentre, hexOutline } from './hex-geometry.ts';
import { fourFigures, hexGrid } from './hex-grid.ts';
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

const areas: AreaMap = {
  ...drawn,
  kind: 'area',
  id: 'areas',
  places: [place('Russia', 700, 300), place('Berg', 380, 300), place('Malta', 900, 900)],
  reach: { Russia: 300, Berg: 100, Malta: 30 },
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
  test('distances are weighed by the reach, so that a wide area keeps its own ground', () => {
    // 120 from Berg and 200 from Russia: nearer to Berg, but beyond its cell.
    expect(pickPlace(areas, 500, 300)).toBe('Russia');
    expect(pickPlace(areas, 450, 300)).toBe('Berg');
  });

  test('the border lies where the shares are equal', () => {
    // Between 380 (reach 100) and 700 (reach 300): a quarter of the way.
    expect(pickPlace(areas, 459, 300)).toBe('Berg');
    expect(pickPlace(areas, 461, 300)).toBe('Russia');
  });

  test('beyond the reach of all there is nothing', () => {
    expect(pickPlace(areas, 900, 931)).toBeUndefined();
    expect(pickPlace(areas, 900, 929)).toBe('Malta');
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
