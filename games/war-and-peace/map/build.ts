import type { HexMap, MapView } from '@bivouac/atlas';
import { takenGround } from '@bivouac/atlas/build/clear-ground.ts';
import { hexPlace, hexView } from '@bivouac/atlas/build/hex-ground.ts';
import { hexRelief } from '@bivouac/atlas/build/hex-relief.ts';
import { flowed } from '@bivouac/atlas/build/obstacles.ts';
import { cityAt, placeCards } from '../catalogue/cities.ts';
import { SCENARIOS, scenario } from '../scenario/scenario.ts';
import { borders } from './borders.ts';
import { boxIds, boxLabels, boxLayers, boxPlaces, spreads } from './boxes.ts';
import { ground, surveyShore } from './ground.ts';
import { labels as namesOn } from './names.ts';
import { HEIGHT, hexIn, ON_SHEET, PICTURE, project, sheetHexes, WIDTH } from './sheet.ts';
import { marks as signsOn } from './signs.ts';
import { riverFlows, waters } from './waters.ts';

const FURNITURE = { title: { x: 84, y: 74 }, legend: { x: 74, y: 2620 } };
/** Figures stand farther apart than on a sheet that is read from near by. */
const THINNED = 1.35;

const SHEET = { width: WIDTH, height: HEIGHT, unitsPerKm: 1, grid: ON_SHEET, picture: PICTURE, project };

const viewOf = (id: (typeof SCENARIOS)[number]): MapView => ({
  ...hexView(SHEET, scenario(id).title, sheetHexes, true),
  x: 0,
  y: 0,
  width: WIDTH,
  height: HEIGHT,
});

/** The whole sheet, made anew from the data of the game, our sources and Natural Earth. */
export const buildMap = (): HexMap => {
  const shore = surveyShore();
  const flows = riverFlows(shore);
  const marks = signsOn();
  const labels = namesOn(shore, flows, marks);
  const isTaken = takenGround({
    inland: shore.inland,
    waters: flows.map(({ points }) => flowed(points)),
    ways: [],
    labels,
    marks,
  });
  return {
    kind: 'hex',
    id: 'europe-1805-hexes',
    title: { en: 'Europe from 1805 to 1815', fr: 'L’Europe de 1805 à 1815' },
    width: WIDTH,
    height: HEIGHT,
    grid: ON_SHEET,
    boxes: boxIds,
    spreads,
    views: Object.fromEntries(SCENARIOS.map((id) => [id, viewOf(id)])),
    furniture: FURNITURE,
    layers: [
      ...ground(shore),
      ...hexRelief({
        grid: ON_SHEET,
        hexes: sheetHexes,
        terrainAt: (cell) => hexIn(cell)?.terrain,
        isTaken,
        thinned: THINNED,
      }),
      ...borders(shore),
      ...waters(flows),
      ...boxLayers(),
    ],
    marks,
    labels: [...labels, ...boxLabels()],
    places: [
      ...sheetHexes.map((hex) =>
        hexPlace(SHEET, hex, cityAt(hex.id)?.name ?? placeCards.find((place) => place.hex === hex.id)?.name),
      ),
      ...boxPlaces(),
    ],
  };
};
