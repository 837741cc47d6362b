import { type MapLabel, type MapMark, type Point, SIGN_REACH } from '@bivouac/atlas';
import { areaPlacer } from '@bivouac/atlas/build/areas/area-names.ts';
import { ownerAt } from '@bivouac/atlas/build/areas/raster.ts';
import { freeNames, nameFields } from '@bivouac/atlas/build/authored-names.ts';
import type { FreeName, SignName } from '@bivouac/atlas/build/place-names.ts';
import { type Infer, listOf, oneOf, optional, shape, text } from '@bivouac/kernel';
import { duchies, type DuchyCard, nation, zone } from '../catalogue/catalogue.ts';
import { nationSchema, type Words } from '../catalogue/ids.ts';
import { besideTheWar, harbours, zoneBoxes } from './boxes.ts';
import { land } from './cells.ts';
import { links, signAt } from './links.ts';
import { sheet } from './sheet.ts';
import { shore } from './shore.ts';
import { signKind } from './signs.ts';
import source from './source/names.json' with { type: 'json' };

const nameSchema = shape({
  kind: oneOf('land', 'mountains', 'region'),
  ...nameFields,
  /** Instead of words of its own: a nation of the game. */
  nation: optional(nationSchema),
});
type NameRow = Infer<typeof nameSchema>;
const rows = shape({ prov: text(), names: listOf(nameSchema) }).parse(source, 'names.json').names;

const cards: readonly DuchyCard[] = [...duchies.values()];

const wordsOf = ({ text: own, nation: id }: NameRow): Pick<Words, 'en' | 'fr'> => {
  if (own) return own;
  if (id) return nation(id).name;
  throw new Error('names.json: a row has neither text nor a nation');
};
/** A name should not stray into the land of others. */
const within =
  (isOwn: (card: DuchyCard) => boolean) =>
  (point: Point): boolean => {
    const card = cards[ownerAt(land.raster, point)];
    return card === undefined || isOwn(card);
  };

const free = (kind: NameRow['kind']): readonly FreeName[] =>
  freeNames(
    rows.filter((row) => row.kind === kind),
    sheet.project,
    (row) => ({
      text: { en: wordsOf(row).en, fr: wordsOf(row).fr },
      ...(row.nation === undefined ? {} : { covers: within((card) => card.owner === row.nation) }),
    }),
  );

const duchyNames = (): readonly SignName[] =>
  cards
    .map((card): SignName => {
      const { id, name, capital, fortress, key } = card;
      const isTown = key || capital || fortress > 0;
      return {
        kind: isTown ? 'city' : 'town',
        text: { en: name.en, fr: name.fr },
        rank: capital ? 1 : isTown ? 2 : 3,
        place: id,
        at: signAt(id),
        reach: SIGN_REACH[signKind(card)],
      };
    })
    .toSorted((a, b) => a.rank - b.rank);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const GAP = 8;

/** Over each box its name. */
const boxNames = (): readonly MapLabel[] => [
  ...zoneBoxes.map(({ id, at: [x], ring }): MapLabel => {
    const { name } = zone(id);
    const top = Math.min(...ring.map(([, y]) => y));
    return {
      kind: 'sea',
      text: { en: capital(name.en), fr: capital(name.fr) },
      x,
      y: top - GAP,
      rank: 2,
      anchor: 'middle',
      place: id,
    };
  }),
  ...besideTheWar.map(({ id, name, at: [x], top }): MapLabel => ({
    kind: 'town',
    text: name,
    x,
    y: top - GAP,
    rank: 2,
    anchor: 'middle',
    place: id,
  })),
];

/** Every name on the sheet: boxes and powers choose first, then Duchies, then ranges. */
export const labels = (marks: readonly MapMark[]): readonly MapLabel[] => {
  const fixed = boxNames();
  const placer = areaPlacer({ picture: sheet.picture, marks, rivers: [], links, shore, boxes: harbours });
  const named = placer
    .placeFree(free('land'))
    .placeBesideSigns(duchyNames())
    .placeFree(free('mountains'))
    .placeFree(free('region')).labels;
  return [...fixed, ...named];
};
