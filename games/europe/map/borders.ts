import type { MapLayer, Point } from '@bivouac/atlas';
import { NOBODY } from '@bivouac/atlas/build/areas/raster.ts';
import { valueAt } from '@bivouac/atlas/build/distance-field.ts';
import { stepped } from '@bivouac/atlas/build/obstacles.ts';
import { pathOf } from '@bivouac/atlas/build/path.ts';
import { simplifyLine } from '@bivouac/atlas/build/simplify.ts';
import { nation } from '../catalogue/nations.ts';
import { seas, type ZoneCard, zones } from '../catalogue/places.ts';
import { landArcs, seaIds, waterArcs } from './cells.ts';
import { linkBetween, seaPairs } from './links.ts';
import { shore } from './shore.ts';

const cards: readonly ZoneCard[] = [...zones.values()];

type Rank = 'zoneBorder' | 'provinceBorder' | 'stateBorder' | 'border';

/** What a border parts: zones, provinces, a minor from another state, or a major power from anyone. */
const rankOf = (one: ZoneCard, other: ZoneCard): Rank => {
  if (one.nation !== other.nation)
    return [one, other].some((card) => nation(card.nation).kind === 'major') ? 'border' : 'stateBorder';
  return one.province === other.province ? 'zoneBorder' : 'provinceBorder';
};

const between = landArcs.flatMap((arc) => {
  const [one, other] = [cards[arc.a], cards[arc.b]];
  return arc.b === NOBODY || !one || !other ? [] : [{ one, other, points: arc.points }];
});

const lines = (all: readonly (readonly Point[])[]): string =>
  pathOf(
    all.map((points) => ({ points })),
    1,
  );

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

/** Borders by rank; and over them, whatever their rank, those that no link opens. */
export const landBorders = (): readonly MapLayer[] => [
  ...(['zoneBorder', 'provinceBorder', 'stateBorder', 'border'] as const).map((kind): MapLayer => ({
    kind,
    ...(kind === 'stateBorder' ? { of: 'minor' } : {}),
    path: lines(between.filter(({ one, other }) => rankOf(one, other) === kind).map(({ points }) => points)),
  })),
  { kind: 'zoneBorder', of: 'edge', path: lines(landArcs.filter(({ b }) => b === NOBODY).flatMap(onLand)) },
  {
    kind: 'closed',
    path: lines(between.filter(({ one, other }) => !linkBetween(one.id, other.id)).map(({ points }) => points)),
  },
];

/** Between sea zones; the ice limit lies where the frozen sea begins. */
export const seaBorders = (): readonly MapLayer[] => {
  const isIcy = (id: string | undefined): boolean => [...seas.values()].some((sea) => sea.id === id && sea.ice);
  const ice = waterArcs.filter(({ a, b }) => b !== NOBODY && isIcy(seaIds[a]) !== isIcy(seaIds[b]));
  return [
    {
      kind: 'seaBorder',
      path: lines(seaPairs.filter(({ isOpen }) => isOpen).flatMap(({ arcs }) => arcs.map(({ points }) => points))),
    },
    {
      kind: 'seaBorder',
      of: 'closed',
      path: lines(seaPairs.filter(({ isOpen }) => !isOpen).flatMap(({ arcs }) => arcs.map(({ points }) => points))),
    },
    { kind: 'ice', path: lines(ice.map(({ points }) => points)) },
  ];
};
