import type { MapLayer, Point } from '@bivouac/atlas';
import { bridges } from '@bivouac/atlas/build/bridges.ts';
import { chainsOf, cornerPoint } from '@bivouac/atlas/build/hexsides.ts';
import { flowingPath, type Line, pathOf } from '@bivouac/atlas/build/path.ts';
import { runningOut } from '@bivouac/atlas/build/river-ends.ts';
import { type Flow, flowingRivers, type RiverCourse } from '@bivouac/atlas/build/rivers.ts';
import { lakeRing, type Shore } from '@bivouac/atlas/build/waters.ts';
import { findHex, GRID, type HexsideCard } from '../catalogue/map.ts';
import { crossingAt, sideOf } from './hexside-cards.ts';
import { type Chart, isInPlay } from './sheet.ts';

const idsOf = ({ sides }: Chart, kind: 'river' | 'lake'): readonly string[] =>
  [...new Set(sides.map((card) => card[kind]))].filter((id) => id !== '').sort();

const courses = (chart: Chart): readonly RiverCourse[] =>
  idsOf(chart, 'river').map((id) => ({
    id,
    sides: chart.sides
      .filter(({ river }) => river === id)
      .map((card) => ({ side: sideOf(chart)(card), bridge: card.bridge })),
  }));

export const riverFlows = (chart: Chart, shore: Shore): readonly Flow[] => {
  const { grid, picture } = chart.sheet;
  return flowingRivers(grid, courses(chart), runningOut({ grid, around: GRID.around, picture, shore }));
};

const rivers = (flows: readonly Flow[]): MapLayer => {
  const lines = flows.map(({ points }) => points);
  return { kind: 'river', path: flowingPath(lines, 1) };
};

const LAKE_WIDTH = 22;

/** Lakes lie along the hexsides that they bar. */
export const lakeRings = (chart: Chart): readonly (readonly Point[])[] =>
  idsOf(chart, 'lake').flatMap((id) =>
    chainsOf(chart.sides.filter(({ lake }) => lake === id).map(sideOf(chart))).map(({ keys }) => {
      const spine = keys.map((key) => cornerPoint(chart.sheet.grid, key));
      return lakeRing(spine, id, LAKE_WIDTH);
    }),
  );

const lakes = (chart: Chart): MapLayer => {
  const lines = lakeRings(chart).map((points): Line => ({ points, closed: true }));
  return { kind: 'lake', path: pathOf(lines, 2) };
};

const joinsPlay = ({ a, b }: HexsideCard): boolean =>
  [a, b].every((id) => {
    const hex = findHex(id);
    return hex !== undefined && isInPlay(hex);
  });

const straits = (chart: Chart): MapLayer => {
  const sides = chart.sides.filter((card) => card.strait && joinsPlay(card)).map(sideOf(chart));
  const lines = sides.map((side): Line => ({ points: side.map((key) => cornerPoint(chart.sheet.grid, key)) }));
  return { kind: 'strait', path: pathOf(lines, 1) };
};

/** Rivers with their bridges, lakes and straits, on the hexsides that they bar. */
export const waters = (chart: Chart, flows: readonly Flow[]): readonly MapLayer[] => [
  rivers(flows),
  lakes(chart),
  straits(chart),
  ...bridges(chart.sides.filter(({ bridge }) => bridge).map(crossingAt(chart))),
];
