import { hexOutline, type HexMap, type MapPlace, type MapView } from '@bivouac/atlas';
import { ringsAround } from '@bivouac/atlas/build/hexsides.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { borders } from './borders.ts';
import { ground, surveyShore } from './ground.ts';
import { landscape } from './landscape.ts';
import { labels as namesOn } from './names.ts';
import { HEIGHT, isInPlay, ON_SHEET, sheetHexes, UNITS_PER_KM, WIDTH } from './sheet.ts';
import { marks as signsOn } from './signs.ts';
import { riverFlows, waters } from './waters.ts';
import { ways } from './ways.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

const places = (): readonly MapPlace[] =>
  sheetHexes.filter(isInPlay).map((hex) => {
    const name = hex.city?.name ?? hex.town;
    const [x, y] = hex.centre;
    return { id: hex.id, x: tenth(x), y: tenth(y), outline: hexOutline(ON_SHEET, hex), ...(name ? { name } : {}) };
  });

const VIEW_MARGIN = 90;

/** A scenario's part of the sheet: its hexes and a little around them. */
const viewOf = ({ title, playable }: Scenario): MapView => {
  const inPlay: ReadonlySet<string> = new Set(playable);
  const hexes = sheetHexes.filter(({ id }) => inPlay.has(id));
  const rings = ringsAround(ON_SHEET, hexes);
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  const [x, y] = [Math.floor(Math.min(...xs) - VIEW_MARGIN), Math.floor(Math.min(...ys) - VIEW_MARGIN)];
  const isWhole = hexes.length === sheetHexes.filter(isInPlay).length;
  const lines = rings.map((points) => ({ points, closed: true }));
  return {
    title,
    x: Math.max(0, x),
    y: Math.max(0, y),
    width: Math.min(WIDTH, Math.ceil(Math.max(...xs) + VIEW_MARGIN)) - Math.max(0, x),
    height: Math.min(HEIGHT, Math.ceil(Math.max(...ys) + VIEW_MARGIN)) - Math.max(0, y),
    ...(isWhole ? {} : { part: { places: hexes.map(({ id }) => id), outline: pathOf(lines, 10) } }),
  };
};

/** The whole sheet, made anew from the data of the game, our sources and Natural Earth. */
export const buildMap = (): HexMap => {
  const shore = surveyShore();
  const flows = riverFlows(shore);
  const marks = signsOn(flows);
  const labels = namesOn(shore, flows, marks);
  return {
    kind: 'hex',
    id: 'europe-1813',
    title: { en: 'Central Europe in 1813', fr: 'L’Europe centrale en 1813' },
    width: WIDTH,
    height: HEIGHT,
    grid: ON_SHEET,
    views: Object.fromEntries([...shippedScenarios.values()].map((scenario) => [scenario.id, viewOf(scenario)])),
    furniture: { title: { x: 74, y: 110 }, legend: { x: 850, y: 58 }, unitsPerKm: UNITS_PER_KM },
    layers: [
      ...ground(shore),
      ...landscape({ shore, flows, labels, marks }),
      ...borders(shore),
      ...ways(),
      ...waters(flows),
    ],
    marks,
    labels,
    places: places(),
  };
};
