import { type MapLabel, type MapMark, type Point, SIGN_REACH } from '@bivouac/atlas';
import { ownerAt } from '@bivouac/atlas/build/areas/raster.ts';
import { type FreeName, NamePlacer, type SignName } from '@bivouac/atlas/build/place-names.ts';
import type { LonLat } from '@bivouac/atlas/projection.ts';
import { type Infer, listOf, num, oneOf, optional, shape, text, withStandard } from '@bivouac/kernel';
import { nation, nationId, nations } from '../catalogue/nations.ts';
import { province, provinces, sea, seaId, type ZoneCard, zones } from '../catalogue/places.ts';
import { type Words, words } from '../ids.ts';
import { blockades, offMapNames } from './boxes.ts';
import { land } from './cells.ts';
import { centreOfZone } from './centres.ts';
import { links, signAt } from './links.ts';
import { PICTURE, project } from './sheet.ts';
import { shore } from './shore.ts';
import { signKind } from './signs.ts';
import source from './source/names.json' with { type: 'json' };
import { rivers } from './waters.ts';

const nameSchema = shape({
  kind: oneOf('sea', 'land', 'mountains', 'region', 'river'),
  rank: num({ min: 1, max: 4 }),
  /** Longitude and latitude. */
  at: listOf(num()),
  /** Degrees, clockwise. */
  angle: withStandard(num(), 0),
  /** How far it may move, in map units. */
  room: num({ min: 0 }),
  spacing: optional(num({ min: 0 })),
  /** Its own words; or the nation or sea that the data of the game name. */
  text: optional(words),
  nation: optional(text()),
  sea: optional(text()),
});
type NameRow = Infer<typeof nameSchema>;

const rows = shape({ prov: text(), names: listOf(nameSchema) }).parse(source, 'names.json').names;

const wordsOf = ({ text: own, nation: ofNation, sea: ofSea }: NameRow): Words => {
  if (own) return own;
  if (ofNation !== undefined) return nation(nationId(ofNation)).name;
  if (ofSea !== undefined) return sea(seaId(ofSea)).name;
  throw new Error('names.json: a row has neither text nor a nation or sea');
};

const cards: readonly ZoneCard[] = [...zones.values()];

/** Whether a point lies in a zone of that kind: a name should not stray. */
const within =
  (isOwn: (card: ZoneCard) => boolean) =>
  (point: Point): boolean => {
    const card = cards[ownerAt(land, point)];
    return card === undefined || isOwn(card);
  };

const RANKS = [1, 2, 3, 4] as const;

const freeNames = (kind: NameRow['kind']): readonly FreeName[] =>
  rows
    .filter((row) => row.kind === kind)
    .map((row) => {
      const [lon = 0, lat = 0] = row.at;
      const place: LonLat = [lon, lat];
      return {
        kind,
        rank: RANKS.find((rank) => rank === row.rank) ?? 4,
        text: wordsOf(row),
        at: project(place),
        angle: row.angle,
        room: row.room,
        ...(row.nation === undefined ? {} : { covers: within((card) => card.nation === row.nation) }),
        ...(row.spacing === undefined ? {} : { spacing: row.spacing }),
      };
    });

/** The names of zones, the great ones first. */
const zoneNames = (): readonly SignName[] =>
  cards
    .map((card): SignName => {
      const { id, name, capital, fortress, key, town } = card;
      const rank = capital === 'major' ? 1 : capital === 'minor' || key || fortress > 0 ? 2 : 3;
      const isTown = town || fortress > 0;
      const reach = SIGN_REACH[signKind(card)];
      return { kind: isTown ? 'city' : 'town', text: name, rank, place: id, at: signAt(id), reach };
    })
    .toSorted((a, b) => a.rank - b.rank);

const isNation = ({ en, fr }: Words): boolean =>
  [...nations.values()].some(({ name }) => name.en === en || name.fr === fr);

/** Provinces of several zones that do not bear the name of one of them. */
const provinceNames = (): readonly FreeName[] =>
  [...provinces.values()].flatMap(({ id, name }): FreeName[] => {
    const own = cards.filter((card) => card.province === id);
    if (own.length < 2 || own.some((card) => card.name.en === name.en) || isNation(name)) return [];
    const points = own.map((card) => centreOfZone(card.id));
    const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    return [
      {
        kind: 'region',
        rank: 3,
        text: province(id).name,
        at: [mean(0), mean(1)],
        angle: 0,
        room: 72,
        spacing: 2,
        covers: (point) => cards[ownerAt(land, point)]?.province === id,
      },
    ];
  });

const ACROSS = { river: 0.9, crossing: 5, way: 0.16, coast: 0.3, box: 6 };
const ARM = 8;
const cross = ([x, y]: Point): readonly (readonly Point[])[] => [
  [
    [x - ARM, y],
    [x + ARM, y],
  ],
  [
    [x, y - ARM],
    [x, y + ARM],
  ],
];

const boxName = ({ id, name, at: [x], top }: (typeof offMapNames)[number]): MapLabel => ({
  kind: 'town',
  text: name,
  x,
  y: top - 7,
  rank: 2,
  anchor: 'middle',
  place: id,
});

/** Every name on the sheet. Seas and powers choose first, then zones, then provinces. */
export const labels = (signs: readonly MapMark[]): readonly MapLabel[] => {
  const weighed = (weight: number, lines: readonly (readonly Point[])[]) => lines.map((points) => ({ points, weight }));
  const crossings = links
    .filter(({ kind }) => kind === 'bridge' || kind === 'pass')
    .map(({ crossing }) => crossing.middle);
  const boxRims = blockades.map(({ at: [x, y] }): readonly Point[] => [
    [x - 18, y - 18],
    [x + 18, y - 18],
    [x + 18, y],
    [x - 18, y],
    [x - 18, y + 18],
    [x + 18, y + 18],
  ]);
  const placer = new NamePlacer({
    picture: PICTURE,
    marks: signs,
    lines: [
      ...weighed(ACROSS.river, rivers),
      ...weighed(ACROSS.crossing, crossings.flatMap(cross)),
      ...weighed(
        ACROSS.way,
        links.map(({ way }) => way),
      ),
      ...weighed(ACROSS.coast, shore.land),
      ...weighed(ACROSS.box, boxRims),
    ],
  });
  const named = placer
    .placeFree(freeNames('sea'))
    .placeFree(freeNames('land'))
    .placeBesideSigns(zoneNames())
    .placeFree(freeNames('mountains'))
    .placeFree(freeNames('river'))
    .placeFree(provinceNames()).labels;
  return [...named, ...offMapNames.map(boxName)];
};
