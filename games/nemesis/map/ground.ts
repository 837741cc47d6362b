import type { MapLayer, Wash } from '@bivouac/atlas';
import { allSides, chainsOf, cornerPoint, ringsAround } from '@bivouac/atlas/build/hexsides.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { type Shore, shoreOf, waterLine } from '@bivouac/atlas/build/waters.ts';
import type { Power } from '../catalogue/map.ts';
import { frame } from './frame.ts';
import { isInPlay, ON_SHEET, PICTURE, project, sheetHexes } from './sheet.ts';

/** The part of the globe that the sheet shows, with room around it. */
const WINDOW = { west: 2, east: 28, south: 41, north: 60 };

export const surveyShore = (): Shore => shoreOf(project, WINDOW, PICTURE);

const WASH_OF: Readonly<Record<Exclude<Power, 'nobody'>, Wash>> = {
  Austria: 'cream',
  'Confederation of the Rhine': 'violet',
  'Denmark-Norway': 'teal',
  'Duchy of Warsaw': 'rose',
  France: 'blue',
  'Kingdom of Italy': 'olive',
  'Ottoman Empire': 'sand',
  Prussia: 'grey',
  Russia: 'green',
  Sweden: 'yellow',
  'Swiss Confederation': 'brick',
};

const { left, top, right, bottom } = PICTURE;
const PICTURE_RING = [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
] as const;

/** Hexes out of play are left as blank paper. */
const tints = (): readonly MapLayer[] =>
  Object.entries(WASH_OF).map(([power, wash]) => {
    const cells = sheetHexes.filter((hex) => hex.power === power && isInPlay(hex));
    const rings = ringsAround(ON_SHEET, cells).map((points) => ({ points, closed: true }));
    return { kind: 'tint', of: power, wash, path: pathOf(rings, 10) };
  });

const sea = ({ land }: Shore): MapLayer => ({
  kind: 'sea',
  path: pathOf(
    [PICTURE_RING, ...land].map((points) => ({ points, closed: true })),
    1,
  ),
});

/** How far off the coast the water lines run, each a little farther from the last. */
const OFFSHORE = [5, 10.5, 17.5, 26.5, 38];

const waterLines = (shore: Shore): readonly MapLayer[] =>
  OFFSHORE.map((distance, place) => ({
    kind: 'waterLines',
    of: String(place + 1),
    path: waterLine(shore, distance, PICTURE),
  }));

const grid = (): MapLayer => {
  const chains = chainsOf(allSides(ON_SHEET, sheetHexes.filter(isInPlay)), { overForks: true });
  const lines = chains.map(({ keys, closed }) => ({ points: keys.map((key) => cornerPoint(ON_SHEET, key)), closed }));
  return { kind: 'grid', path: pathOf(lines, 1) };
};

/** What lies under the signs: paper, washes, sea and coast, the grid, the frame. */
export const ground = (shore: Shore): readonly MapLayer[] => [
  { kind: 'land', path: pathOf([{ points: PICTURE_RING, closed: true }], 1) },
  ...tints(),
  sea(shore),
  ...waterLines(shore),
  grid(),
  ...frame(),
];
