import { expect, test } from 'vitest';
import { equidistantConic, onSheet } from './projection.ts';

const cone = equidistantConic({ centralMeridian: 10.5, standardParallels: [46, 54], referenceLatitude: 49 });
const KM_PER_DEGREE = (Math.PI * 6371) / 180;

test('every meridian is true: a degree of latitude is as long everywhere', () => {
  for (const lon of [5, 10.5, 23]) {
    const [x1, y1] = cone([lon, 44]);
    const [x2, y2] = cone([lon, 57]);
    expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(13 * KM_PER_DEGREE, 6);
  }
});

test('the two standard parallels are true, and between them a degree of longitude is too short', () => {
  const length = (lat: number): number => {
    const [x1, y1] = cone([10, lat]);
    const [x2, y2] = cone([10.001, lat]);
    return Math.hypot(x2 - x1, y2 - y1) * 1000;
  };
  const trueLength = (lat: number): number => KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  for (const lat of [46, 54]) expect(length(lat)).toBeCloseTo(trueLength(lat), 3);
  expect(length(50)).toBeLessThan(trueLength(50));
  expect(length(60)).toBeGreaterThan(trueLength(60));
});

test('the central meridian is upright, and the reference latitude lies at nought', () => {
  expect(cone([10.5, 49])).toEqual([0, 0]);
  expect(cone([10.5, 55])[0]).toBe(0);
  expect(cone([10.5, 55])[1]).toBeGreaterThan(0);
});

test('a cone with one standard parallel is the limit of two that draw together', () => {
  const one = equidistantConic({ centralMeridian: 10, standardParallels: [50, 50], referenceLatitude: 50 });
  const two = equidistantConic({ centralMeridian: 10, standardParallels: [49.9999, 50.0001], referenceLatitude: 50 });
  one([20, 45]).forEach((value, axis) => expect(value).toBeCloseTo(two([20, 45])[axis] ?? NaN, 3));
});

test('on a sheet the north is up, and a known point lies where it was pinned', () => {
  const place = cone([14.31, 46.62]);
  const project = onSheet(cone, { at: { place, sheet: [1193, 2546] }, unitsPerKm: 2 });
  expect(project([14.31, 46.62])).toEqual([1193, 2546]);
  const [, north] = project([14.31, 47.62]);
  expect(2546 - north).toBeCloseTo(2 * KM_PER_DEGREE, 0);
  expect(project([15.31, 46.62])[0]).toBeGreaterThan(1193);
});
