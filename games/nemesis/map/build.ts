import type { HexMap, MapPlace, MapView } from '@bivouac/atlas';
import { hexPlace, hexView } from '@bivouac/atlas/build/hex-ground.ts';
import { type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { borders } from './borders.ts';
import { ground, surveyShore } from './ground.ts';
import { landscape } from './landscape.ts';
import { labels as namesOn } from './names.ts';
import { isInPlay, SHEET, sheetHexes } from './sheet.ts';
import { marks as signsOn } from './signs.ts';
import { riverFlows, waters } from './waters.ts';
import { ways } from './ways.ts';

const places = (): readonly MapPlace[] =>
  sheetHexes.filter(isInPlay).map((hex) => hexPlace(SHEET, hex, hex.city?.name ?? hex.town));

/** A scenario's part of the sheet. */
const viewOf = ({ title, playable }: Scenario): MapView => {
  const inPlay: ReadonlySet<string> = new Set(playable);
  const hexes = sheetHexes.filter(({ id }) => inPlay.has(id));
  return hexView(SHEET, title, hexes, hexes.length === sheetHexes.filter(isInPlay).length);
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
    width: SHEET.width,
    height: SHEET.height,
    grid: SHEET.grid,
    views: Object.fromEntries([...shippedScenarios.values()].map((scenario) => [scenario.id, viewOf(scenario)])),
    furniture: { title: { x: 74, y: 110 }, legend: { x: 850, y: 58 }, unitsPerKm: SHEET.unitsPerKm },
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
