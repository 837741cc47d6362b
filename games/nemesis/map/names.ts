import { cellAt, type MapLabel, type MapMark, SIGN_REACH } from '@bivouac/atlas';
import { freeNames, nameFields } from '@bivouac/atlas/build/authored-names.ts';
import { crossOver, flowed } from '@bivouac/atlas/build/obstacles.ts';
import { type FreeName, type LineName, NamePlacer, type SignName, weighed } from '@bivouac/atlas/build/place-names.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { type Infer, listOf, oneOf, optional, shape, text } from '@bivouac/kernel';
import { landscapeName, powerName, riverName, stateName } from '../catalogue/gazetteer.ts';
import type { Words } from '../catalogue/ids.ts';
import { crossingAt } from './hexside-cards.ts';
import { type Chart, JOINED } from './sheet.ts';
import { capitals, everVictory, signKind } from './signs.ts';
import eastern from './source/names-1812.json' with { type: 'json' };
import source from './source/names.json' with { type: 'json' };
import { lakeRings } from './waters.ts';
import { waysOf } from './ways.ts';

const nameSchema = shape({
  kind: oneOf('sea', 'land', 'mountains', 'region'),
  ...nameFields,
  /** Instead of words of its own: `state:Saxony`, a name that the data of the game hold. */
  name: optional(text()),
});
type NameRow = Infer<typeof nameSchema>;

const file = shape({ prov: text(), names: listOf(nameSchema) });
const westernRows = file.parse(source, 'names.json').names;
const easternRows = file.parse(eastern, 'names-1812.json').names;

/** On the joined sheet a name of the eastern list takes the place of the western one for the same land. */
const rowsOn = (chart: Chart): readonly NameRow[] => {
  if (chart !== JOINED) return westernRows;
  const isReplaced = ({ name }: NameRow): boolean => name !== undefined && easternRows.some((row) => row.name === name);
  return [...westernRows.filter((row) => !isReplaced(row)), ...easternRows];
};

const NAMED_IN: Readonly<Record<string, (id: string) => Words>> = {
  power: powerName,
  state: stateName,
  landscape: landscapeName,
};

const wordsOf = ({ text: own, name = '' }: NameRow): Words => {
  const [list = '', id = ''] = name.split(':');
  const found = own ?? NAMED_IN[list]?.(id);
  if (!found) throw new Error(`names.json: a row has neither text nor a known name (${name})`);
  return found;
};

/** What lies under the name of a power or of a state; other names are free to stray. */
const territory = ({ sheet, at }: Chart, { name = '' }: NameRow): Pick<FreeName, 'covers'> => {
  const [list = '', owner = ''] = name.split(':');
  if (list !== 'power' && list !== 'state') return {};
  return {
    covers: ([x, y]) => {
      const hex = at(cellAt(sheet.grid, x, y));
      return hex === undefined || hex[list] === owner;
    },
  };
};

const free = (chart: Chart, kind: NameRow['kind']): readonly FreeName[] =>
  freeNames(
    rowsOn(chart).filter((row) => row.kind === kind),
    chart.sheet.project,
    (row) => ({ text: wordsOf(row), ...territory(chart, row) }),
  );

/** The names of cities and towns, the great ones first. */
const signNames = (chart: Chart): readonly SignName[] => {
  const victory = everVictory(chart);
  return chart.hexes
    .flatMap((hex): SignName[] => {
      const { id, city, town, centre } = hex;
      const name = city?.name ?? town;
      const kind = signKind(hex);
      if (!name || !kind) return [];
      const rank = capitals.has(id) || victory.has(id) ? 1 : city?.fortified ? 2 : city ? 3 : 4;
      const reach = victory.has(id) ? SIGN_REACH.victory : SIGN_REACH[kind];
      return [{ kind: city ? 'city' : 'town', text: name, rank, place: id, at: centre, reach }];
    })
    .toSorted((a, b) => a.rank - b.rank);
};

const NAME_EVERY = 620;
const LONG_ARM = 240;

/** A river is named on its longest line, more often when it is long, and on other arms that are long too. */
const riverNames = (flows: readonly Flow[]): readonly LineName[] => {
  const lines = flows
    .map(({ river, points }) => ({ river, line: flowed(points) }))
    .toSorted((a, b) => b.line.length - a.line.length);
  return lines
    .filter(({ river, line }, place) => {
      const longest = lines.findIndex((other) => other.river === river) === place;
      return longest || line.length > LONG_ARM;
    })
    .map(({ river, line }) => ({ kind: 'river', rank: 3, text: riverName(river), line, every: NAME_EVERY }));
};

/** How bad it is for a name to lie across each kind of line. */
const ACROSS = { river: 1.1, lake: 1.5, crossing: 5, road: 0.12, pass: 0.5, coast: 0.35 };

const ARM = 7;
/** Every name on the sheet. Lands and seas choose first, then cities and towns, ranges, rivers and regions. */
export const labels = (
  chart: Chart,
  shore: Shore,
  flows: readonly Flow[],
  signs: readonly MapMark[],
): readonly MapLabel[] => {
  const crossings = chart.sides
    .filter(({ bridge, pass }) => bridge || pass)
    .map((card) => crossingAt(chart)(card).middle);
  const placer = new NamePlacer({
    picture: chart.sheet.picture,
    marks: signs,
    lines: [
      ...weighed(
        ACROSS.river,
        flows.map(({ points }) => flowed(points)),
      ),
      ...weighed(ACROSS.lake, lakeRings(chart)),
      ...weighed(
        ACROSS.crossing,
        crossings.flatMap((point) => crossOver(point, ARM)),
      ),
      ...weighed(ACROSS.road, waysOf(chart, 'road').map(flowed)),
      ...weighed(ACROSS.pass, waysOf(chart, 'pass').map(flowed)),
      ...weighed(ACROSS.coast, shore.land),
    ],
  });
  return placer
    .placeFree(free(chart, 'sea'))
    .placeFree(free(chart, 'land'))
    .placeBesideSigns(signNames(chart))
    .placeFree(free(chart, 'mountains'))
    .placeAlong(riverNames(flows))
    .placeFree(free(chart, 'region')).labels;
};
