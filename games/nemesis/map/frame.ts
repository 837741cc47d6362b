import type { MapLayer, Point } from '@bivouac/atlas';
import { type Line, pathOf } from '@bivouac/atlas/build/path.ts';
import { HEIGHT, PICTURE, project, WIDTH } from './sheet.ts';

/** Half degrees: every other one is filled, as on a surveyor's sheet. */
const GRADUATION = 0.5;
const BAND = 6;
const GAP = 3;

const { left, top, right, bottom } = PICTURE;

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

const WEST_EAST = [-5, 35] as const;
const SOUTH_NORTH = [38, 64] as const;

/** Where a meridian meets a level line of the sheet. */
const xOfMeridian = (lon: number, y: number): number => {
  const lat = whereNought((value) => y - project([lon, value])[1], ...SOUTH_NORTH);
  return project([lon, lat])[0];
};

/** Where a parallel meets an upright line of the sheet. */
const yOfParallel = (lat: number, x: number): number => {
  const lon = whereNought((value) => project([value, lat])[0] - x, ...WEST_EAST);
  return project([lon, lat])[1];
};

const halves = ([from, to]: readonly [number, number]): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / GRADUATION) + 1 }, (_, step) => from + step * GRADUATION);

/** Filled stretches between every other pair of marks, within the bounds of an edge. */
const stretches = (marks: readonly number[], from: number, to: number): readonly (readonly [number, number])[] =>
  marks.flatMap((mark, place) => {
    const next = marks[place + 1];
    if (next === undefined || place % 2 === 1) return [];
    const [low, high] = [Math.max(from, Math.min(mark, next)), Math.min(to, Math.max(mark, next))];
    return high > low ? [[low, high] as const] : [];
  });

const box = (x: number, y: number, width: number, height: number): Line => {
  const points: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return { points, closed: true };
};

/** Longitude along the top and foot of the sheet, latitude along its sides. */
const graduation = (): readonly Line[] => {
  const meridians = (y: number) =>
    stretches(
      halves(WEST_EAST).map((lon) => xOfMeridian(lon, y)),
      left,
      right,
    );
  const parallels = (x: number) =>
    stretches(
      halves(SOUTH_NORTH).map((lat) => yOfParallel(lat, x)),
      top,
      bottom,
    );
  return [
    ...meridians(top).map(([from, to]) => box(from, top - GAP - BAND, to - from, BAND)),
    ...meridians(bottom).map(([from, to]) => box(from, bottom + GAP, to - from, BAND)),
    ...parallels(left).map(([from, to]) => box(left - GAP - BAND, from, BAND, to - from)),
    ...parallels(right).map(([from, to]) => box(right + GAP, from, BAND, to - from)),
  ];
};

const rectangle = (inset: number): string => `M${inset} ${inset}H${WIDTH - inset}V${HEIGHT - inset}H${inset}Z`;

/** Around the map: its neat line, the degrees, and a heavy line outside. */
export const frame = (): readonly MapLayer[] => [
  { kind: 'frame', path: rectangle(left - 20) },
  { kind: 'frame', of: 'neat', path: rectangle(left) + rectangle(left - GAP) + rectangle(left - GAP - BAND) },
  { kind: 'frame', of: 'degrees', path: pathOf(graduation(), 1) },
];
