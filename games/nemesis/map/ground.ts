import type { MapLayer, Wash } from '@bivouac/atlas';
import { graduatedFrame } from '@bivouac/atlas/build/graduated-frame.ts';
import { hexGround } from '@bivouac/atlas/build/hex-ground.ts';
import { type Shore, shoreOf } from '@bivouac/atlas/build/waters.ts';
import type { Power } from '../catalogue/map.ts';
import { type Chart, isInPlay, JOINED } from './sheet.ts';

/** The part of the globe that each sheet shows, with room around it. */
const WINDOW = { west: 2, east: 28, south: 41, north: 60 };
const JOINED_WINDOW = { west: -2, east: 46, south: 41, north: 64 };

export const surveyShore = (chart: Chart): Shore =>
  shoreOf(chart.sheet.project, chart === JOINED ? JOINED_WINDOW : WINDOW, chart.sheet.picture);

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
const JOINED_DEGREES = { westEast: [-15, 60], southNorth: [36, 70] } as const;

/** What lies under the signs: paper, washes, sea and coast, the grid, the frame. Hexes out of play are left as blank paper. */
export const ground = (chart: Chart, shore: Shore): readonly MapLayer[] => {
  const inPlay = chart.hexes.filter(isInPlay);
  const degrees = chart === JOINED ? JOINED_DEGREES : DEGREES;
  const washes = Object.entries(WASH_OF).map(([of, wash]) => ({
    of,
    wash,
    cells: inPlay.filter(({ power }) => power === of),
  }));
  return [...hexGround(chart.sheet, shore, washes, inPlay), ...graduatedFrame(chart.sheet, degrees)];
};
