import type { HexMap, MapPlace, MapView } from '@bivouac/atlas';
import { hexPlace, hexView } from '@bivouac/atlas/build/hex-ground.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { borders } from './borders.ts';
import { ground, surveyShore } from './ground.ts';
import { landscape } from './landscape.ts';
import { labels as namesOn } from './names.ts';
import { type Chart, isInPlay, JOINED, WESTERN } from './sheet.ts';
import { marks as signsOn, scenariosOn } from './signs.ts';
import { riverFlows, waters } from './waters.ts';
import { ways } from './ways.ts';

const places = ({ sheet, hexes }: Chart): readonly MapPlace[] =>
  hexes.filter(isInPlay).map((hex) => hexPlace(sheet, hex, hex.city?.name ?? hex.town));

/** A scenario's part of the sheet. */
const viewOf = (chart: Chart, { title, playable }: Scenario): MapView => {
  const inPlay: ReadonlySet<string> = new Set(playable);
  const hexes = chart.hexes.filter(({ id }) => inPlay.has(id));
  return hexView(chart.sheet, title, hexes, hexes.length === chart.hexes.filter(isInPlay).length);
};

type Title = Pick<HexMap, 'id' | 'title' | 'furniture'>;

/** A whole sheet, made again from the data of the game, our sources and Natural Earth. */
const drawn = (chart: Chart, title: Title): HexMap => {
  const { sheet } = chart;
  const shore = surveyShore(chart);
  const flows = riverFlows(chart, shore);
  const marks = signsOn(chart, flows);
  const labels = namesOn(chart, shore, flows, marks);
  return {
    kind: 'hex',
    id: title.id,
    title: title.title,
    width: sheet.width,
    height: sheet.height,
    grid: sheet.grid,
    views: Object.fromEntries(scenariosOn(chart).map((scenario) => [scenario.id, viewOf(chart, scenario)])),
    ...(title.furniture ? { furniture: title.furniture } : {}),
    layers: [
      ...ground(chart, shore),
      ...landscape(chart, { shore, flows, labels, marks }),
      ...borders(chart, shore),
      ...ways(chart),
      ...waters(chart, flows),
    ],
    marks,
    labels,
    places: places(chart),
  };
};

/** The sheet of 1813, with the part that 1799 plays on. */
export const buildMap = (): HexMap =>
  drawn(WESTERN, {
    id: 'europe-1813',
    title: { en: 'Central Europe in 1813', fr: 'L’Europe centrale en 1813' },
    furniture: { title: { x: 74, y: 110 }, legend: { x: 850, y: 58 }, unitsPerKm: WESTERN.sheet.unitsPerKm },
  });

/** 17.1 The sheets of 1812 and 1813 as one. */
export const buildJoinedMap = (): HexMap =>
  drawn(JOINED, {
    id: 'europe-1812',
    title: { en: 'From Paris to Moscow, 1812–1813', fr: 'De Paris à Moscou, 1812–1813' },
    furniture: { title: { x: 2520, y: 3560 }, legend: { x: 2520, y: 3850 }, unitsPerKm: JOINED.sheet.unitsPerKm },
  });
