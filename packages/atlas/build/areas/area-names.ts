import type { MapMark } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import type { Box } from '../clip.ts';
import { crossOver } from '../obstacles.ts';
import { NamePlacer, weighed } from '../place-names.ts';
import type { LinkOnSheet } from './area-links.ts';
import type { AreaShore } from './area-shore.ts';
import type { Course } from './courses.ts';
import type { BoxOnSheet } from './port-boxes.ts';

interface Lettered {
  readonly picture: Box;
  readonly marks: readonly MapMark[];
  readonly rivers: readonly Course[];
  readonly links: readonly LinkOnSheet[];
  readonly shore: AreaShore;
  readonly boxes: readonly BoxOnSheet[];
}

/** What it costs a name to lie across a line. */
const ACROSS = { river: 0.9, crossing: 5, way: 0.16, coast: 0.3, box: 6 };
const ARM = 8;

/** A placer of names that keeps clear of rivers, bridges, passes, ways, coasts and boxes. */
export const areaPlacer = ({ picture, marks, rivers, links, shore, boxes }: Lettered): NamePlacer => {
  const crossings = links
    .filter(({ kind }) => kind === 'bridge' || kind === 'pass')
    .map(({ crossing }) => crossing.middle);
  const rims = boxes.map(({ at: [x, y] }): readonly Point[] => [
    [x - 18, y - 18],
    [x + 18, y - 18],
    [x + 18, y],
    [x - 18, y],
    [x - 18, y + 18],
    [x + 18, y + 18],
  ]);
  return new NamePlacer({
    picture,
    marks,
    lines: [
      ...weighed(ACROSS.river, rivers),
      ...weighed(
        ACROSS.crossing,
        crossings.flatMap((point) => crossOver(point, ARM)),
      ),
      ...weighed(
        ACROSS.way,
        links.map(({ way }) => way),
      ),
      ...weighed(ACROSS.coast, shore.land),
      ...weighed(ACROSS.box, rims),
    ],
  });
};
