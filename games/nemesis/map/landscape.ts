import type { MapLabel, MapLayer, MapMark } from '@bivouac/atlas';
import { takenGround } from '@bivouac/atlas/build/clear-ground.ts';
import { hexRelief } from '@bivouac/atlas/build/hex-relief.ts';
import { flowed } from '@bivouac/atlas/build/obstacles.ts';
import type { Flow } from '@bivouac/atlas/build/rivers.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { type Chart, isInPlay } from './sheet.ts';
import { lakeRings } from './waters.ts';
import { waysOf } from './ways.ts';

export interface OnTheSheet {
  readonly shore: Shore;
  readonly flows: readonly Flow[];
  readonly labels: readonly MapLabel[];
  readonly marks: readonly MapMark[];
}

/** Mountains, hills, woods and marshes on the hexes that have them, clear of rivers, ways, signs and names. */
export const landscape = (chart: Chart, { shore, flows, labels, marks }: OnTheSheet): readonly MapLayer[] =>
  hexRelief({
    grid: chart.sheet.grid,
    hexes: chart.hexes.filter(isInPlay),
    terrainAt: (cell) => chart.at(cell)?.terrain,
    isTaken: takenGround({
      inland: shore.inland,
      waters: [...flows.map(({ points }) => flowed(points)), ...lakeRings(chart)],
      ways: [...waysOf(chart, 'road'), ...waysOf(chart, 'pass')].map((points) => flowed(points)),
      labels,
      marks,
    }),
  });
