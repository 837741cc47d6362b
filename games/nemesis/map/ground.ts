import type { MapLayer, Wash } from '@bivouac/atlas';
import { graduatedFrame } from '@bivouac/atlas/build/graduated-frame.ts';
import { hexGround } from '@bivouac/atlas/build/hex-ground.ts';
import { type Shore, shoreOf } from '@bivouac/atlas/build/waters.ts';
import type { Power } from '../catalogue/map.ts';
import { isInPlay, PICTURE, project, SHEET, sheetHexes } from './sheet.ts';

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

/** Around the frame, and a good deal farther. */
const DEGREES = { westEast: [-5, 35], southNorth: [38, 64] } as const;

/** What lies under the signs: paper, washes, sea and coast, the grid, the frame. Hexes out of play are left as blank paper. */
export const ground = (shore: Shore): readonly MapLayer[] => {
  const inPlay = sheetHexes.filter(isInPlay);
  const washes = Object.entries(WASH_OF).map(([of, wash]) => ({
    of,
    wash,
    cells: inPlay.filter(({ power }) => power === of),
  }));
  return [...hexGround(SHEET, shore, washes, inPlay), ...graduatedFrame(SHEET, DEGREES)];
};
