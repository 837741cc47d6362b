import type { MapLayer } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import { valueAt } from '../distance-field.ts';
import { stepped } from '../obstacles.ts';
import { pathOf } from '../path.ts';
import { simplifyLine } from '../simplify.ts';
import type { Cells } from './area-cells.ts';
import type { AreaLinks } from './area-links.ts';
import type { AreaShore } from './area-shore.ts';
import { NOBODY } from './raster.ts';

export const BORDER_RANKS = ['zoneBorder', 'provinceBorder', 'stateBorder', 'border'] as const;
export type BorderRank = (typeof BORDER_RANKS)[number];

interface LandBorders {
  readonly land: Cells;
  readonly shore: AreaShore;
  readonly links: AreaLinks;
  /** What the border between two areas parts. */
  readonly rankOf: (one: string, other: string) => BorderRank;
}

const lines = (all: readonly (readonly Point[])[]): string =>
  pathOf(
    all.map((points) => ({ points })),
    1,
  );

/** Borders by rank; and over them, whatever their rank, those that no link opens. */
export const landBorders = ({ land, shore, links, rankOf }: LandBorders): readonly MapLayer[] => {
  const between = land.arcs.flatMap((arc) => {
    const [one, other] = [land.ids[arc.a], land.ids[arc.b]];
    return arc.b === NOBODY || one === undefined || other === undefined ? [] : [{ one, other, points: arc.points }];
  });
  /** The parts of the edge of the cells that do not lie along the coast: there blank land begins. */
  const onLand = ({ points, closed }: { readonly points: readonly Point[]; readonly closed: boolean }) => {
    const runs: Point[][] = [];
    let run: Point[] | undefined;
    for (const point of stepped(closed ? [...points, ...points.slice(0, 1)] : points, 3)) {
      if (valueAt(shore.inland, point) < 5) run = undefined;
      else if (run) run.push(point);
      else runs.push((run = [point]));
    }
    return runs.filter(({ length }) => length > 6).map((part) => simplifyLine(part, 0.6));
  };
  return [
    ...BORDER_RANKS.map((kind): MapLayer => ({
      kind,
      ...(kind === 'stateBorder' ? { of: 'minor' } : {}),
      path: lines(between.filter(({ one, other }) => rankOf(one, other) === kind).map(({ points }) => points)),
    })),
    { kind: 'zoneBorder', of: 'edge', path: lines(land.arcs.filter(({ b }) => b === NOBODY).flatMap(onLand)) },
    {
      kind: 'closed',
      path: lines(between.filter(({ one, other }) => !links.between(one, other)).map(({ points }) => points)),
    },
  ];
};

/** Between sea zones, and the ice limit where a frozen sea begins. */
export const seaBorders = (
  water: Cells,
  { seaPairs }: AreaLinks,
  isIcy: (id: string) => boolean = () => false,
): readonly MapLayer[] => {
  const icy = (cell: number): boolean => isIcy(water.ids[cell] ?? '');
  const ice = water.arcs.filter(({ a, b }) => b !== NOBODY && icy(a) !== icy(b));
  const pathBetween = (open: boolean): string =>
    lines(seaPairs.filter(({ isOpen }) => isOpen === open).flatMap(({ arcs }) => arcs.map(({ points }) => points)));
  return [
    { kind: 'seaBorder', path: pathBetween(true) },
    { kind: 'seaBorder', of: 'closed', path: pathBetween(false) },
    { kind: 'ice', path: lines(ice.map(({ points }) => points)) },
  ];
};
