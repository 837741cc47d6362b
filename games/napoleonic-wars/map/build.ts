import { type AreaMap, type AreaPlace, type MapLayer, type Wash, WASHES } from '@bivouac/atlas';
import { type BorderRank, landBorders, seaBorders } from '@bivouac/atlas/build/areas/area-borders.ts';
import { areaGround } from '@bivouac/atlas/build/areas/area-ground.ts';
import { PIECE_RISE } from '@bivouac/atlas/build/areas/area-links.ts';
import { outlineOf } from '@bivouac/atlas/build/areas/area-places.ts';
import { areaRelief } from '@bivouac/atlas/build/areas/area-relief.ts';
import { bordersOf, rangeCourses } from '@bivouac/atlas/build/areas/courses.ts';
import { boxLayers } from '@bivouac/atlas/build/areas/port-boxes.ts';
import { ruled } from '@bivouac/atlas/build/areas/ruling.ts';
import { ways } from '@bivouac/atlas/build/areas/ways.ts';
import { duchies, duchy, type DuchyCard, duchyId, zone, zoneId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { besideTheWar, boxPlaces, harbours, zoneBoxes } from './boxes.ts';
import { centreOf, land, water, zoneCentre } from './cells.ts';
import { legend } from './legend.ts';
import { links, network } from './links.ts';
import { labels as namesOn } from './names.ts';
import { sheet } from './sheet.ts';
import { shore } from './shore.ts';
import { signs } from './signs.ts';
import washes from './source/washes.json' with { type: 'json' };

/** In the Atlantic there is room. */
const FURNITURE = { title: { x: 76, y: 66 }, legend: { x: 66, y: 236 } };
/** About how far apart the crowded Duchies stand. */
const CELL = 104;

const RULES_APART = 8;
const DUAL_RULES_APART = 30;

const washOf = (nation: Nation): Wash => {
  const wash = WASHES.find((name) => name === washes.washes[nation]);
  if (!wash) throw new Error(`washes.json has no colour for ${nation}`);
  return wash;
};
const cards: readonly DuchyCard[] = [...duchies.values()];

/** What a border parts: the lands of two nations, the Home Duchies of one from its Associates, or two Duchies alike. */
const rankOf = (a: string, b: string): BorderRank => {
  const [one, other] = [duchy(duchyId(a)), duchy(duchyId(b))];
  if (one.owner !== other.owner) return 'border';
  return one.kind === other.kind ? 'zoneBorder' : 'provinceBorder';
};

/** 3 Associates are ruled over in paper, Dual Associates in the colour of the other Power besides. */
const rulings = (): readonly MapLayer[] => {
  const those = (holds: (card: DuchyCard) => boolean): ReadonlySet<string> =>
    new Set(cards.filter(holds).map(({ id }) => id));
  return [
    {
      kind: 'ruling',
      path: ruled(
        land,
        those(({ kind }) => kind === 'associate'),
        RULES_APART,
      ),
    },
    ...NATIONS.flatMap((nation): readonly MapLayer[] => {
      const dual = those(({ dualWith }) => dualWith === nation);
      return dual.size === 0
        ? []
        : [{ kind: 'ruling', of: nation, wash: washOf(nation), path: ruled(land, dual, DUAL_RULES_APART) }];
    }),
  ];
};

const places = (): readonly AreaPlace[] => [
  ...cards.map(({ id, name: { en, fr }, owner }): AreaPlace => {
    const [x, y] = centreOf(id);
    return {
      id,
      kind: 'land',
      x,
      y: y - PIECE_RISE,
      wash: washOf(owner),
      name: { en, fr },
      outline: outlineOf(land, id),
    };
  }),
  ...water.ids.map((id): AreaPlace => {
    const [x, y] = zoneCentre(id);
    const { en, fr } = zone(zoneId(id)).name;
    return { id, kind: 'sea', x, y, name: { en, fr }, outline: outlineOf(water, id) };
  }),
  ...boxPlaces(),
];

/** The whole sheet, made anew from the data of the game, our sources and Natural Earth. */
export const buildMap = (): AreaMap => {
  const marks = signs();
  const labels = namesOn(marks);
  return {
    kind: 'area',
    id: 'napoleonic-wars',
    title: { en: 'The Duchies of Europe', fr: 'Les duchés d’Europe' },
    width: sheet.width,
    height: sheet.height,
    cell: CELL,
    furniture: FURNITURE,
    legend,
    layers: [
      ...areaGround(sheet.picture, shore),
      ...rulings(),
      ...areaRelief({
        labels,
        marks,
        land,
        shore,
        links,
        rivers: [],
        ranges: rangeCourses(network),
        middleOf: centreOf,
        rough: [],
        marsh: [],
        poor: [],
        roughBorders: bordersOf(network, 'rough'),
        marshBorders: bordersOf(network, 'marsh'),
      }),
      ...seaBorders(water, network),
      ...landBorders({ land, shore, links: network, rankOf }),
      ...ways(links),
      ...boxLayers(harbours, [...zoneBoxes.map(({ ring }) => ring), ...besideTheWar.map(({ ring }) => ring)], []),
    ],
    marks,
    labels,
    borders: network.borders,
    places: places(),
  };
};
