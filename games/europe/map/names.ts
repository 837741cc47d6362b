import { type MapLabel, type MapMark, type Point, SIGN_REACH } from '@bivouac/atlas';
import { areaPlacer } from '@bivouac/atlas/build/areas/area-names.ts';
import { ownerAt } from '@bivouac/atlas/build/areas/raster.ts';
import { freeNames, nameFields } from '@bivouac/atlas/build/authored-names.ts';
import type { FreeName, SignName } from '@bivouac/atlas/build/place-names.ts';
import { type Infer, listOf, oneOf, optional, shape, text } from '@bivouac/kernel';
import { nation, nationId, nations } from '../catalogue/nations.ts';
import { province, provinces, sea, seaId, type ZoneCard, zones } from '../catalogue/places.ts';
import type { Words } from '../catalogue/ids.ts';
import { blockades, offMapNames } from './boxes.ts';
import { land } from './cells.ts';
import { centreOfZone } from './centres.ts';
import { links, rivers, signAt } from './links.ts';
import { sheet } from './sheet.ts';
import { shore } from './shore.ts';
import { signKind } from './signs.ts';
import source from './source/names.json' with { type: 'json' };

const nameSchema = shape({
  kind: oneOf('sea', 'land', 'mountains', 'region', 'river'),
  ...nameFields,
  /** Instead of words of its own: a nation or sea that the data of the game name. */
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
    const card = cards[ownerAt(land.raster, point)];
    return card === undefined || isOwn(card);
  };

const free = (kind: NameRow['kind']): readonly FreeName[] =>
  freeNames(
    rows.filter((row) => row.kind === kind),
    sheet.project,
    (row) => ({
      text: wordsOf(row),
      ...(row.nation === undefined ? {} : { covers: within((card) => card.nation === row.nation) }),
    }),
  );

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
        covers: (point) => cards[ownerAt(land.raster, point)]?.province === id,
      },
    ];
  });

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
  const placer = areaPlacer({ picture: sheet.picture, marks: signs, rivers, links, shore, boxes: blockades });
  const named = placer
    .placeFree(free('sea'))
    .placeFree(free('land'))
    .placeBesideSigns(zoneNames())
    .placeFree(free('mountains'))
    .placeFree(free('river'))
    .placeFree(provinceNames()).labels;
  return [...named, ...offMapNames.map(boxName)];
};
