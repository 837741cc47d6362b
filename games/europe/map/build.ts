import { type AreaMap, type AreaPlace, type Wash, WASHES } from '@bivouac/atlas';
import { type Arc, ringsOf } from '@bivouac/atlas/build/areas/arcs.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { sea, seaId, zones } from '../catalogue/places.ts';
import { landBorders, seaBorders } from './borders.ts';
import { boxLayers, boxPlaces } from './boxes.ts';
import { landArcs, seaCentre, seaIds, waterArcs } from './cells.ts';
import { centreOfZone } from './centres.ts';
import { ground } from './ground.ts';
import { landscape } from './landscape.ts';
import { borders, PIECE_RISE } from './links.ts';
import { labels as namesOn } from './names.ts';
import { HEIGHT, WIDTH } from './sheet.ts';
import { marks as signsOn } from './signs.ts';
import washes from './source/washes.json' with { type: 'json' };
import { riverLayers } from './waters.ts';
import { ways } from './ways.ts';

/** In the Atlantic there is room. */
const FURNITURE = { title: { x: 84, y: 74 }, legend: { x: 74, y: 470 } };

/** About how far apart the crowded zones stand. */
const CELL = 100;

const washOf = (nation: string): Wash => {
  const known: Readonly<Record<string, string>> = washes.washes;
  const wash = WASHES.find((name) => name === known[nation]);
  if (!wash) throw new Error(`washes.json has no colour for ${nation}`);
  return wash;
};
const outlineOf = (arcs: readonly Arc[], cell: number): string =>
  pathOf(
    ringsOf(arcs, cell).map((points) => ({ points, closed: true })),
    1,
  );

const places = (): readonly AreaPlace[] => [
  ...[...zones.values()].map(({ id, name, nation }, cell): AreaPlace => {
    const [x, y] = centreOfZone(id);
    return { id, kind: 'land', x, y: y - PIECE_RISE, wash: washOf(nation), name, outline: outlineOf(landArcs, cell) };
  }),
  ...seaIds.map((id, cell): AreaPlace => {
    const [x, y] = seaCentre(id);
    return { id, kind: 'sea', x, y, name: sea(seaId(id)).name, outline: outlineOf(waterArcs, cell) };
  }),
  ...boxPlaces(),
];

/** The whole sheet, made anew from the data of the game, our sources and Natural Earth. */
export const buildMap = (): AreaMap => {
  const marks = signsOn();
  const labels = namesOn(marks);
  return {
    kind: 'area',
    id: 'europe-1805',
    title: { en: 'Europe in 1805', fr: 'L’Europe en 1805' },
    width: WIDTH,
    height: HEIGHT,
    cell: CELL,
    furniture: FURNITURE,
    layers: [
      ...ground(),
      ...landscape({ labels, marks }),
      ...seaBorders(),
      ...landBorders(),
      ...ways(),
      ...riverLayers(),
      ...boxLayers(),
    ],
    marks,
    labels,
    borders,
    places: places(),
  };
};
