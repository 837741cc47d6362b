import { cellAt, type MapLabel, type MapMark, SIGN_REACH } from '@bivouac/atlas';
import { freeNames, nameFields } from '@bivouac/atlas/build/authored-names.ts';
import { flowed } from '@bivouac/atlas/build/obstacles.ts';
import { type FreeName, type LineName, NamePlacer, type SignName, weighed } from '@bivouac/atlas/build/place-names.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { type Infer, listOf, oneOf, optional, shape, text } from '@bivouac/kernel';
import { cityCards, placeCards } from '../catalogue/cities.ts';
import { nationSchema, type Words } from '../catalogue/ids.ts';
import { names as gazetteer } from '../text/names.ts';
import { hexIn, ON_SHEET, PICTURE, project, sheetHex } from './sheet.ts';
import { signKind } from './signs.ts';
import source from './source/names.json' with { type: 'json' };
import rivers from './source/rivers.json' with { type: 'json' };

const nameSchema = shape({
  kind: oneOf('sea', 'land', 'mountains', 'region'),
  ...nameFields,
  /** Instead of words of its own. */
  state: optional(nationSchema),
});
type NameRow = Infer<typeof nameSchema>;
const rows = shape({ prov: text(), names: listOf(nameSchema) }).parse(source, 'names.json').names;

const wordsOf = ({ text: own, state }: NameRow): Words => {
  if (own) return own;
  if (!state) throw new Error('names.json: a row has neither text nor a state');
  return { en: gazetteer('en').state(state), fr: gazetteer('fr').state(state) };
};

/** A state's name lies on its ground. */
const territory = ({ state }: NameRow): Pick<FreeName, 'covers'> =>
  state
    ? {
        covers: ([x, y]) => hexIn(cellAt(ON_SHEET, x, y))?.state === state,
      }
    : {};

const free = (kind: NameRow['kind']): readonly FreeName[] =>
  freeNames(
    rows.filter((row) => row.kind === kind),
    project,
    (row) => ({ text: wordsOf(row), ...territory(row) }),
  );

const RANKS = { capital: 1, major: 2, minor: 3 } as const;
/** The names of cities, the great ones first. */
const signNames = (): readonly SignName[] => [
  ...cityCards
    .map((city): SignName => ({
      kind: 'city',
      text: city.name,
      rank: RANKS[city.kind],
      place: city.hex,
      at: sheetHex(city.hex).centre,
      reach: SIGN_REACH[signKind(city)],
    }))
    .toSorted((a, b) => a.rank - b.rank),
  ...placeCards.map(({ name, hex }): SignName => ({
    kind: 'town',
    text: name,
    rank: 4,
    place: hex,
    at: sheetHex(hex).centre,
    reach: SIGN_REACH.town,
  })),
];

const NAME_EVERY = 900;
const frenchRivers: Readonly<Record<string, string>> = rivers.rivers;
const englishRivers: Readonly<Record<string, string>> = rivers.english;
const riverWords = (id: string): Words => {
  const fr = frenchRivers[id];
  if (fr === undefined) throw new Error(`rivers.json has no name for ${id}`);
  return { en: englishRivers[id] ?? id, fr };
};

/** A river is named on its longest line, and more often when that is long. */
const riverNames = (flows: readonly Flow[]): readonly LineName[] => {
  const lines = flows
    .map(({ river, points }) => ({ river, line: flowed(points) }))
    .toSorted((a, b) => b.line.length - a.line.length);
  return lines
    .filter(({ river }, place) => lines.findIndex((other) => other.river === river) === place)
    .map(({ river, line }) => ({ kind: 'river', rank: 3, text: riverWords(river), line, every: NAME_EVERY }));
};

/** How bad it is for a name to lie across each kind of line. */
const ACROSS = { river: 1.1, coast: 0.35 };

/** Every name on the sheet. Lands and seas choose first, then cities, ranges, rivers and regions. */
export const labels = (shore: Shore, flows: readonly Flow[], signs: readonly MapMark[]): readonly MapLabel[] =>
  new NamePlacer({
    picture: PICTURE,
    marks: signs,
    lines: [
      ...weighed(
        ACROSS.river,
        flows.map(({ points }) => flowed(points)),
      ),
      ...weighed(ACROSS.coast, shore.land),
    ],
  })
    .placeFree(free('land'))
    .placeFree(free('sea'))
    .placeBesideSigns(signNames())
    .placeFree(free('mountains'))
    .placeAlong(riverNames(flows))
    .placeFree(free('region')).labels;
