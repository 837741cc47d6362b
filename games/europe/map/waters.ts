import type { MapLayer, Point } from '@bivouac/atlas';
import { chained } from '@bivouac/atlas/build/contour.ts';
import { flowingPath } from '@bivouac/atlas/build/path.ts';
import { simplifyLine } from '@bivouac/atlas/build/simplify.ts';
import { closedPairs, links } from './links.ts';

const key = ([x, y]: Point): string => `${x},${y}`;

type Course = readonly Point[];

/** Closed borders between two pieces of one kind carry it on: it bars nothing there that is not barred already. */
const carriedOn = (courses: readonly Course[]): readonly Course[] => {
  const ends = new Set(
    courses.flatMap((course) => [course[0], course.at(-1)]).flatMap((end) => (end ? [key(end)] : [])),
  );
  return closedPairs
    .flatMap(({ arcs }) => arcs.map(({ points }) => points))
    .filter((points) => {
      const [first, last] = [points[0], points.at(-1)];
      return first !== undefined && last !== undefined && ends.has(key(first)) && ends.has(key(last));
    });
};

/** The lines that rivers follow: the borders of zones that a river parts. */
const barred: readonly Course[] = links
  .filter(({ kind }) => kind === 'river' || kind === 'bridge')
  .flatMap(({ arcs }) => arcs);
export const riverArcs: readonly Course[] = [...barred, ...carriedOn(barred)];

/** The lines that ranges follow. */
const ridges: readonly Course[] = links
  .filter(({ kind }) => kind === 'pass' || kind === 'mountain')
  .flatMap(({ arcs }) => arcs);
export const rangeArcs: readonly Course[] = [...ridges, ...carriedOn(ridges)];

/** Arcs strung together end to end, as far as no third joins them. */
const strung = (arcs: readonly Course[]): readonly Course[] => {
  const courses = new Map<string, Course>();
  const joins = new Map<string, string[]>();
  for (const arc of arcs) {
    const [first, last] = [arc[0], arc.at(-1)];
    if (!first || !last) continue;
    const [from, to] = [key(first), key(last)];
    courses.set(`${from} ${to}`, arc);
    courses.set(`${to} ${from}`, arc.toReversed());
    joins.set(from, [...(joins.get(from) ?? []), to]);
    joins.set(to, [...(joins.get(to) ?? []), from]);
  }
  return chained(joins).map(({ nodes, closed }) => {
    const walk = closed ? [...nodes, ...nodes.slice(0, 1)] : nodes;
    return walk.slice(1).flatMap((to, place) => {
      const course = courses.get(`${walk[place] ?? ''} ${to}`) ?? [];
      return place === 0 ? course : course.slice(1);
    });
  });
};

export const rivers: readonly Course[] = strung(riverArcs).map((course) => simplifyLine(course, 1));

export const riverLayers = (): readonly MapLayer[] => [{ kind: 'river', path: flowingPath(rivers, 1) }];
