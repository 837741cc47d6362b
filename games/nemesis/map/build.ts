import { hexOutline, type HexMap, type MapView } from '@bivouac/atlas';
import { ringsAround } from '@bivouac/atlas/build/hexsides.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { shippedScenarios } from '../scenario.ts';
import { ground, surveyShore } from './ground.ts';
import { landscape } from './landscape.ts';
import { lines, riverFlows } from './lines.ts';
import { labels, marks } from './names.ts';
import { HEIGHT, isInPlay, ON_SHEET, sheetHexes, WIDTH } from './sheet.ts';

const tenth = (value: number): number => Math.round(value * 10) / 10;

const VIEW_MARGIN = 90;

/** A scenario's part of the sheet: its hexes and a little around them. */
const viewsOf = (): Readonly<Record<string, MapView>> =>
  Object.fromEntries(
    [...shippedScenarios.values()].map(({ id, title, playable }) => {
      const known = new Set<string>(playable);
      const hexes = sheetHexes.filter((hex) => known.has(hex.id));
      const rings = ringsAround(ON_SHEET, hexes);
      const xs = rings.flat().map(([x]) => x);
      const ys = rings.flat().map(([, y]) => y);
      const left = Math.max(0, Math.floor(Math.min(...xs) - VIEW_MARGIN));
      const top = Math.max(0, Math.floor(Math.min(...ys) - VIEW_MARGIN));
      const view: MapView = {
        title,
        x: left,
        y: top,
        width: Math.min(WIDTH, Math.ceil(Math.max(...xs) + VIEW_MARGIN)) - left,
        height: Math.min(HEIGHT, Math.ceil(Math.max(...ys) + VIEW_MARGIN)) - top,
        outline: pathOf(
          rings.map((points) => ({ points, closed: true })),
          10,
        ),
      };
      return [id, view];
    }),
  );

/** The whole sheet, made anew from the data of the game, our sources and Natural Earth. */
export const buildMap = (): HexMap => {
  const shore = surveyShore();
  const flows = riverFlows(shore);
  const onTheSheet = { shore, flows, labels: labels(shore, flows), marks: marks() };
  return {
    kind: 'hex',
    id: 'europe-1813',
    title: { en: 'Central Europe in 1813', fr: 'L’Europe centrale en 1813' },
    width: WIDTH,
    height: HEIGHT,
    grid: ON_SHEET,
    places: sheetHexes.filter(isInPlay).map((hex) => {
      const name = hex.city?.name ?? hex.town;
      const [x, y] = hex.centre;
      return { id: hex.id, x: tenth(x), y: tenth(y), outline: hexOutline(ON_SHEET, hex), ...(name ? { name } : {}) };
    }),
    layers: [...ground(shore), ...landscape(onTheSheet), ...lines(shore, flows)],
    labels: onTheSheet.labels,
    marks: onTheSheet.marks,
    views: viewsOf(),
  };
};
