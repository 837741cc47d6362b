import { type AreaMap, type AreaPlace, type Wash, WASHES } from '@bivouac/atlas';
import { type BorderRank, landBorders, seaBorders } from '@bivouac/atlas/build/areas/area-borders.ts';
import { areaGround } from '@bivouac/atlas/build/areas/area-ground.ts';
import { PIECE_RISE } from '@bivouac/atlas/build/areas/area-links.ts';
import { outlineOf } from '@bivouac/atlas/build/areas/area-places.ts';
import { areaRelief } from '@bivouac/atlas/build/areas/area-relief.ts';
import { riverLayers } from '@bivouac/atlas/build/areas/courses.ts';
import { boxLayers } from '@bivouac/atlas/build/areas/port-boxes.ts';
import { ways } from '@bivouac/atlas/build/areas/ways.ts';
import { nation } from '../catalogue/nations.ts';
import { sea, seaId, seas, type ZoneCard, zones } from '../catalogue/places.ts';
import { blockades, boxPlaces, offMapBoxes } from './boxes.ts';
import { land, seaCentre, water } from './cells.ts';
import { centreOfZone } from './centres.ts';
import { links, network, ranges, rivers } from './links.ts';
import { labels as namesOn } from './names.ts';
import { sheet } from './sheet.ts';
import { shore } from './shore.ts';
import { marks as signsOn } from './signs.ts';
import washes from './source/washes.json' with { type: 'json' };

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
const cards: readonly ZoneCard[] = [...zones.values()];
const cardOf = (id: string): ZoneCard => {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`no zone ${id} in the data`);
  return card;
};

/** What a border parts: zones, provinces, a minor from another state, or a major power from anyone. */
const rankOf = (a: string, b: string): BorderRank => {
  const [one, other] = [cardOf(a), cardOf(b)];
  if (one.nation !== other.nation)
    return [one, other].some((card) => nation(card.nation).kind === 'major') ? 'border' : 'stateBorder';
  return one.province === other.province ? 'zoneBorder' : 'provinceBorder';
};

const isIcy = (id: string): boolean => [...seas.values()].some((each) => each.id === id && each.ice);

/** The zones of which something holds. */
const those = (holds: (card: ZoneCard) => boolean): readonly string[] => cards.filter(holds).map(({ id }) => id);

const places = (): readonly AreaPlace[] => [
  ...cards.map(({ id, name, nation: owner }): AreaPlace => {
    const [x, y] = centreOfZone(id);
    return { id, kind: 'land', x, y: y - PIECE_RISE, wash: washOf(owner), name, outline: outlineOf(land, id) };
  }),
  ...water.ids.map((id): AreaPlace => {
    const [x, y] = seaCentre(id);
    return { id, kind: 'sea', x, y, name: sea(seaId(id)).name, outline: outlineOf(water, id) };
  }),
  ...boxPlaces(),
];

/** The whole sheet, made again from the data of the game, our sources and Natural Earth. */
export const buildMap = (): AreaMap => {
  const marks = signsOn();
  const labels = namesOn(marks);
  return {
    kind: 'area',
    id: 'europe-1805',
    title: { en: 'Europe in 1805', fr: 'L’Europe en 1805' },
    width: sheet.width,
    height: sheet.height,
    cell: CELL,
    furniture: FURNITURE,
    layers: [
      ...areaGround(sheet.picture, shore),
      ...areaRelief({
        labels,
        marks,
        land,
        shore,
        links,
        rivers,
        ranges,
        middleOf: centreOfZone,
        rough: those(({ terrain }) => terrain === 'rough'),
        marsh: those(({ terrain }) => terrain === 'marsh'),
        poor: those(({ poor }) => poor),
      }),
      ...seaBorders(water, network, isIcy),
      ...landBorders({ land, shore, links: network, rankOf }),
      ...ways(links),
      ...riverLayers(rivers),
      ...boxLayers(
        blockades,
        offMapBoxes.map(({ ring }) => ring),
        blockades,
      ),
    ],
    marks,
    labels,
    borders: network.borders,
    places: places(),
  };
};
