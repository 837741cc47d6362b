import type { MapLayer, Point } from '@bivouac/atlas';
import { type Line, pathOf } from '@bivouac/atlas/build/path.ts';
import { HEIGHT, PICTURE, WIDTH } from './sheet.ts';

/** Every other stretch is filled. The sheet is bent, so they count no degrees. */
const STRETCH = 60;
const BAND = 6;
const GAP = 3;

const { left, top, right, bottom } = PICTURE;

const box = (x: number, y: number, width: number, height: number): Line => {
  const points: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return { points, closed: true };
};

const stretches = (from: number, to: number): readonly (readonly [number, number])[] => {
  const count = 2 * Math.round((to - from) / STRETCH / 2) + 1;
  const length = (to - from) / count;
  return Array.from({ length: Math.ceil(count / 2) }, (_, place) => [
    from + 2 * place * length,
    from + (2 * place + 1) * length,
  ]);
};

const graduation = (): readonly Line[] => [
  ...stretches(left, right).flatMap(([from, to]) => [
    box(from, top - GAP - BAND, to - from, BAND),
    box(from, bottom + GAP, to - from, BAND),
  ]),
  ...stretches(top, bottom).flatMap(([from, to]) => [
    box(left - GAP - BAND, from, BAND, to - from),
    box(right + GAP, from, BAND, to - from),
  ]),
];

const rectangle = (inset: number): string => `M${inset} ${inset}H${WIDTH - inset}V${HEIGHT - inset}H${inset}Z`;

/** Around the map: its neat line, a band, and a heavy line outside. */
export const frame = (): readonly MapLayer[] => [
  { kind: 'frame', path: rectangle(left - 20) },
  { kind: 'frame', of: 'neat', path: rectangle(left) + rectangle(left - GAP) + rectangle(left - GAP - BAND) },
  { kind: 'frame', of: 'degrees', path: pathOf(graduation(), 1) },
];
