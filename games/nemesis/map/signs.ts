import { type MapMark, type Point, SIGN_REACH } from '@bivouac/atlas';
import { flowed, Nearby } from '@bivouac/atlas/build/obstacles.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import { hexsideCards } from '../catalogue/map.ts';
import { shippedScenarios } from '../scenario/scenario.ts';
import { crossingAt } from './hexside-cards.ts';
import { type SheetHex, sheetHexes } from './sheet.ts';
import source from './source/signs.json' with { type: 'json' };
import { passWays, roadWays } from './ways.ts';

export const capitals: ReadonlySet<string> = new Set(source.capitals);

/** The cities that count for victory, by scenario. */
const victoryCities: ReadonlyMap<string, readonly string[]> = new Map(
  [...shippedScenarios.values()].map((scenario) => [scenario.id, scenario.victoryCities]),
);

/** A city that counts for victory in one scenario or another. */
export const everVictory: ReadonlySet<string> = new Set([...victoryCities.values()].flat());

const hexOf = (id: string): SheetHex => {
  const hex = sheetHexes.find((each) => each.id === id);
  if (!hex) throw new Error(`no hex ${id} on the sheet`);
  return hex;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const at = (id: string): Pick<MapMark, 'place' | 'x' | 'y'> => {
  const [x, y] = hexOf(id).centre;
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
const sourceSpot = (flows: readonly Flow[]): ((id: string) => Pick<MapMark, 'place' | 'x' | 'y'>) => {
  const rivers = new Nearby(30);
  for (const { points } of flows) rivers.addLine(flowed(points), 4);
  for (const card of hexsideCards) if (card.bridge || card.pass) rivers.addLine([crossingAt(card).middle], 1);
  const ways = new Nearby(30);
  for (const points of [...roadWays, ...passWays]) ways.addLine(flowed(points), 4);
  return (id) => {
    const { centre } = hexOf(id);
    const covered = (spot: Point): number =>
      3 * rivers.within(spot, SIGN_REACH.source + 6).length + ways.within(spot, SIGN_REACH.source + 2).length;
    const spots = SOURCE_SPOTS.map(([dx, dy]): Point => [centre[0] + dx, centre[1] + dy]);
    const [x, y] = spots.reduce((best, next) => (covered(next) < covered(best) ? next : best));
    return { place: id, x: tenth(x), y: tenth(y) };
  };
};

/** Cities, fortresses and towns; and for each scenario its victory cities and sources. */
export const marks = (flows: readonly Flow[]): readonly MapMark[] => {
  const spot = sourceSpot(flows);
  return [
    ...[...victoryCities].flatMap(([scenario, cities]) =>
      cities.map((city): MapMark => ({ kind: 'victory', ...at(city), scenario })),
    ),
    ...[...shippedScenarios.values()].flatMap(({ id: scenario, sources }) =>
      (['french', 'coalition'] as const).flatMap((side) =>
        sources[side].map((hex): MapMark => ({ kind: 'source', ...spot(hex), of: side, scenario })),
      ),
    ),
    ...sheetHexes.flatMap((hex): MapMark[] => {
      const kind = signKind(hex);
      return kind ? [{ kind, ...at(hex.id) }] : [];
    }),
  ];
};
