import { pathOf } from '../path.ts';
import { ringsOf } from './arcs.ts';
import type { Cells } from './area-cells.ts';

/** The outline of an area as an SVG path. */
export const outlineOf = ({ arcs, ids }: Cells, id: string): string =>
  pathOf(
    ringsOf(arcs, ids.indexOf(id)).map((points) => ({ points, closed: true })),
    1,
  );
