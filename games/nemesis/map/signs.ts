import { type MapMark, type Point, SIGN_REACH } from '@bivouac/atlas';
import { flowed, Nearby } from '@bivouac/atlas/build/obstacles.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import { type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { crossingAt } from './hexside-cards.ts';
import { type Chart, playsOn, type SheetHex } from './sheet.ts';
import source from './source/signs.json' with { type: 'json' };
import { waysOf } from './ways.ts';

export const capitals: ReadonlySet<string> = new Set(source.capitals);

/** The scenarios that are played on a sheet. */
export const scenariosOn = (chart: Chart): readonly Scenario[] =>
  [...shippedScenarios.values()].filter((scenario) => playsOn(scenario) === chart);

/** A city that counts for victory in one scenario or another. */
export const everVictory = (chart: Chart): ReadonlySet<string> =>
  new Set(scenariosOn(chart).flatMap(({ victoryCities }) => victoryCities));

const hexOf = ({ hexes }: Chart, id: string): SheetHex => {
  const hex = hexes.find((each) => each.id === id);
  if (!hex) throw new Error(`no hex ${id} on the sheet`);
  return hex;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const at = (chart: Chart, id: string): Pick<MapMark, 'place' | 'x' | 'y'> => {
  const [x, y] = hexOf(chart, id).centre;
  return { place: id, x: tenth(x), y: tenth(y) };
};

/** The sign of a city or town. A fortress is a fortress first, even in a capital. */
export const signKind = ({ id, city, town }: SheetHex): MapMark['kind'] | undefined => {
  if (city) return city.fortified ? 'fortress' : capitals.has(id) ? 'capital' : 'city';
  return town ? 'town' : undefined;
};

const SOURCE_SPOTS: readonly Point[] = [
  [0, 35],
  [-35, 20],
  [35, 20],
  [-35, -20],
  [35, -20],
  [0, -35],
];

/** A source stands off the middle of its hex, where it covers the least. */
const sourceSpot = (chart: Chart, flows: readonly Flow[]): ((id: string) => Pick<MapMark, 'place' | 'x' | 'y'>) => {
  const rivers = new Nearby(30);
  for (const { points } of flows) rivers.addLine(flowed(points), 4);
  for (const card of chart.sides) if (card.bridge || card.pass) rivers.addLine([crossingAt(chart)(card).middle], 1);
  const ways = new Nearby(30);
  for (const points of [...waysOf(chart, 'road'), ...waysOf(chart, 'pass')]) ways.addLine(flowed(points), 4);
  return (id) => {
    const { centre } = hexOf(chart, id);
    const covered = (spot: Point): number =>
      3 * rivers.within(spot, SIGN_REACH.source + 6).length + ways.within(spot, SIGN_REACH.source + 2).length;
    const spots = SOURCE_SPOTS.map(([dx, dy]): Point => [centre[0] + dx, centre[1] + dy]);
    const [x, y] = spots.reduce((best, next) => (covered(next) < covered(best) ? next : best));
    return { place: id, x: tenth(x), y: tenth(y) };
  };
};

export const SOURCE_INKS = { french: 'blue', coalition: 'red' } as const;

/** Cities, fortresses and towns; and for each scenario its victory cities and sources. */
export const marks = (chart: Chart, flows: readonly Flow[]): readonly MapMark[] => {
  const spot = sourceSpot(chart, flows);
  const scenarios = scenariosOn(chart);
  return [
    ...scenarios.flatMap(({ id: scenario, victoryCities }) =>
      victoryCities.map((city): MapMark => ({ kind: 'victory', ...at(chart, city), scenario })),
    ),
    ...scenarios.flatMap(({ id: scenario, sources }) =>
      (['french', 'coalition'] as const).flatMap((side) =>
        sources[side].map((hex): MapMark => ({ kind: 'source', ...spot(hex), of: SOURCE_INKS[side], scenario })),
      ),
    ),
    ...chart.hexes.flatMap((hex): MapMark[] => {
      const kind = signKind(hex);
      return kind ? [{ kind, ...at(chart, hex.id) }] : [];
    }),
  ];
};
