import { describe, expect, test } from 'vitest';
import { hexCentre } from '../hex-geometry.ts';
import { hexPlace, hexView } from './hex-ground.ts';
import { hexSheet, type HexSheetSource } from './hex-sheet.ts';

const SOURCE: HexSheetSource = {
  centralMeridian: 10,
  standardParallels: [46, 54],
  referenceLatitude: 49,
  pitchKm: 50,
  pitch: 100,
  margin: 90,
  columns: [1, 9],
  rows: [1, 6],
  anchor: { column: 3, row: 2, lon: 12, lat: 48, kmSouth: 0 },
};
const ANCHOR = { column: 3, row: 2 };

describe.each(['east', 'west'] as const)('a sheet whose columns grow to the %s', (columnsGrow) => {
  const sheet = hexSheet(SOURCE, { columnsGrow, lowColumns: 'even' });

  test('has its known hex where the globe has it', () => {
    const [x, y] = hexCentre(sheet.grid, ANCHOR);
    const [east, south] = sheet.project([12, 48]);
    expect([east - x, south - y].map((off) => Math.abs(off) < 1e-6)).toEqual([true, true]);
  });

  test('has all its hexes within its margins', () => {
    const ends = [hexCentre(sheet.grid, { column: 1, row: 1 }), hexCentre(sheet.grid, { column: 9, row: 6 })];
    const westmost = Math.min(...ends.map(([x]) => x));
    const eastmost = Math.max(...ends.map(([x]) => x));
    expect(Math.abs(westmost - (sheet.width - eastmost))).toBeLessThan(1);
    expect(westmost - SOURCE.margin).toBeCloseTo(100 / Math.sqrt(3), 0);
  });
});

describe('a part of the sheet', () => {
  const sheet = hexSheet(SOURCE, { columnsGrow: 'east', lowColumns: 'even' });
  const hex = { ...ANCHOR, id: '0302', centre: hexCentre(sheet.grid, ANCHOR) };

  test('shows its hexes and what lies a little around them', () => {
    const { x, width, part } = hexView(sheet, { en: 'A hex', fr: 'Un hexagone' }, [hex], false);
    const [centre] = hex.centre;
    expect(x).toBeLessThan(centre - 100 / Math.sqrt(3));
    expect(x + width).toBeGreaterThan(centre + 100 / Math.sqrt(3));
    expect(part?.places).toEqual(['0302']);
  });

  test('is not set apart when it is the whole', () => {
    expect(hexView(sheet, { en: 'All', fr: 'Tout' }, [hex], true).part).toBeUndefined();
  });

  test('a hex is a place, with its name if it has one', () => {
    expect(hexPlace(sheet, hex, undefined)).not.toHaveProperty('name');
    expect(hexPlace(sheet, hex, { en: 'Ulm', fr: 'Ulm' })).toMatchObject({ id: '0302', name: { en: 'Ulm' } });
  });
});
