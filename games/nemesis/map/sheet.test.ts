import { cellOfFourFigures, hexCentre } from '@bivouac/atlas';
import { expect, test } from 'vitest';
import { hexCards } from '../catalogue/map.ts';
import { HEIGHT, ON_SHEET, PICTURE, project, WIDTH } from './sheet.ts';

test('longitude and latitude of every hex lead to its centre on the sheet', () => {
  const far = hexCards.filter(({ id, lon, lat }) => {
    const [x, y] = project([lon, lat]);
    const [cx, cy] = hexCentre(ON_SHEET, cellOfFourFigures(id));
    // The data are rounded to a thousandth of a degree, and the sheet to a whole unit.
    return Math.hypot(x - cx, y - cy) > 0.8;
  });
  expect(far).toEqual([]);
});

test('every hex lies inside the frame, with room around', () => {
  for (const { id } of hexCards) {
    const [x, y] = hexCentre(ON_SHEET, cellOfFourFigures(id));
    expect(x - 58 > PICTURE.left + 50 && x + 58 < PICTURE.right - 50).toBe(true);
    expect(y - 50 > PICTURE.top + 50 && y + 50 < PICTURE.bottom - 50).toBe(true);
  }
  expect([WIDTH, HEIGHT]).toEqual([2299, 3242]);
});
