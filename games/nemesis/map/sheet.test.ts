import { hexCentre } from '@bivouac/atlas';
import { describe, expect, test } from 'vitest';
import { JOINED, WESTERN } from './sheet.ts';

describe.each([
  { name: 'the sheet of 1813', chart: WESTERN, size: [2299, 3242] },
  { name: '17.1 the joined sheets', chart: JOINED, size: [4118, 4242] },
])('$name', ({ chart, size }) => {
  const { grid, picture, project, width, height } = chart.sheet;

  test('longitude and latitude of every hex lead to its centre on the sheet', () => {
    const far = chart.hexes.filter(({ lon, lat, column, row }) => {
      const [x, y] = project([lon, lat]);
      const [cx, cy] = hexCentre(grid, { column, row });
      // The data are rounded to a thousandth of a degree, and the sheet to a whole unit.
      return Math.hypot(x - cx, y - cy) > 1;
    });
    expect(far).toEqual([]);
  });

  test('every hex lies inside the frame, with room around', () => {
    for (const { centre } of chart.hexes) {
      const [x, y] = centre;
      expect(x - 58 > picture.left + 50 && x + 58 < picture.right - 50).toBe(true);
      expect(y - 50 > picture.top + 50 && y + 50 < picture.bottom - 50).toBe(true);
    }
    expect([width, height]).toEqual(size);
  });
});
