import type { MapLayer } from '../game-map.ts';
import { frameAround, onBand, type Stretch } from './frame.ts';
import type { HexSheet } from './hex-sheet.ts';

/** Half degrees: every other one is filled, as on a surveyor's sheet. */
const GRADUATION = 0.5;

/** The root of a rising function between two bounds. */
const whereNought = (f: (value: number) => number, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const halves = ([from, to]: readonly [number, number]): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / GRADUATION) + 1 }, (_, step) => from + step * GRADUATION);

/** Filled stretches between every other pair of marks, within the bounds of an edge. */
const stretches = (marks: readonly number[], from: number, to: number): readonly Stretch[] =>
  marks.flatMap((mark, place) => {
    const next = marks[place + 1];
    if (next === undefined || place % 2 === 1) return [];
    const [low, high] = [Math.max(from, Math.min(mark, next)), Math.min(to, Math.max(mark, next))];
    return high > low ? [[low, high] as const] : [];
  });

/** The part of the globe that the edges of a sheet may touch. */
export interface Degrees {
  readonly westEast: readonly [number, number];
  readonly southNorth: readonly [number, number];
}

/** Around the map: longitude along the top and foot of the sheet, latitude along its sides. */
export const graduatedFrame = (
  { project, picture }: Pick<HexSheet, 'project' | 'picture'>,
  { westEast, southNorth }: Degrees,
): readonly MapLayer[] => {
  const { left, top, right, bottom } = picture;
  /** Where a meridian meets a level line of the sheet. */
  const xOfMeridian = (lon: number, y: number): number => {
    const lat = whereNought((value) => y - project([lon, value])[1], ...southNorth);
    return project([lon, lat])[0];
  };
  /** Where a parallel meets an upright line of the sheet. */
  const yOfParallel = (lat: number, x: number): number => {
    const lon = whereNought((value) => project([value, lat])[0] - x, ...westEast);
    return project([lon, lat])[1];
  };
  const meridians = (y: number) =>
    stretches(
      halves(westEast).map((lon) => xOfMeridian(lon, y)),
      left,
      right,
    );
  const parallels = (x: number) =>
    stretches(
      halves(southNorth).map((lat) => yOfParallel(lat, x)),
      top,
      bottom,
    );
  return frameAround(picture, [
    ...meridians(top).map((each) => onBand(picture, 'top', each)),
    ...meridians(bottom).map((each) => onBand(picture, 'bottom', each)),
    ...parallels(left).map((each) => onBand(picture, 'left', each)),
    ...parallels(right).map((each) => onBand(picture, 'right', each)),
  ]);
};
