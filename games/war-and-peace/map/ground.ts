import type { MapLayer, Wash } from '@bivouac/atlas';
import { graduatedFrame } from '@bivouac/atlas/build/graduated-frame.ts';
import { hexGround } from '@bivouac/atlas/build/hex-ground.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { type Shore, shoreOf } from '@bivouac/atlas/build/waters.ts';
import type { Land } from '../catalogue/ids.ts';
import { HEIGHT, ON_SHEET, PICTURE, project, sheetHexes, WIDTH } from './sheet.ts';

/** The part of the globe that the sheet shows, with room around it. */
const WINDOW = { west: -13, east: 43, south: 33, north: 63 };
/** The sheet is large, and seen from far off. */
const DETAIL = { detail: 3, mesh: 3, island: 90 };
const COAST_DETAIL = 2.4;

export const surveyShore = (): Shore => shoreOf(project, WINDOW, PICTURE, DETAIL);

type Washed = Exclude<Land, 'malta' | 'egypt' | 'westphalia' | 'poland'>;
/** Neighbours differ. */
const WASH_OF: Readonly<Record<Washed, Wash>> = {
  france: 'blue',
  england: 'brick',
  austria: 'cream',
  prussia: 'grey',
  russia: 'green',
  spain: 'yellow',
  portugal: 'olive',
  bavaria: 'teal',
  brunswick: 'sand',
  hanover: 'rose',
  hesse: 'olive',
  rhine: 'violet',
  saxony: 'green',
  wurtemberg: 'yellow',
  italy: 'olive',
  naples: 'rose',
  dalmatia: 'violet',
  switzerland: 'brick',
  holland: 'sand',
  denmark: 'rose',
  sweden: 'yellow',
  hanse: 'teal',
};

/** Around the frame, and a good deal farther. */
const DEGREES = { westEast: [-20, 60], southNorth: [30, 66] } as const;

const BRUSH = 16;
/** K.5.b The shaded coast of England: short level strokes. */
const shadedCoast = (): MapLayer => ({
  kind: 'poor',
  path: pathOf(
    sheetHexes
      .filter(({ brown }) => brown)
      .flatMap(({ centre: [x, y] }) =>
        [-2, -1, 0, 1, 2].map((line) => {
          const half = 40 - Math.abs(line) * 7;
          return {
            points: [
              [x - half, y + line * BRUSH],
              [x + half, y + line * BRUSH],
            ] as const,
          };
        }),
      ),
    1,
  ),
});

/** What lies under the signs: paper, washes, sea and coast, the grid, the frame. */
export const ground = (shore: Shore): readonly MapLayer[] => {
  const washes = Object.entries(WASH_OF).map(([of, wash]) => ({
    of,
    wash,
    cells: sheetHexes.filter(({ state }) => state === of),
  }));
  const sheet = { width: WIDTH, height: HEIGHT, unitsPerKm: 1, grid: ON_SHEET, picture: PICTURE, project };
  return [
    ...hexGround(sheet, shore, washes, sheetHexes, COAST_DETAIL),
    shadedCoast(),
    ...graduatedFrame(sheet, DEGREES),
  ];
};
