import type { MapLayer } from '../../game-map.ts';
import type { Point } from '../../hex-geometry.ts';
import { chained } from '../contour.ts';
import { flowingPath } from '../path.ts';
import { simplifyLine } from '../simplify.ts';
import type { AreaLinks } from './area-links.ts';

const key = ([x, y]: Point): string => `${x},${y}`;

export type Course = readonly Point[];

/** Closed borders between two pieces of one kind carry it on: it bars nothing there that is not barred already. */
export const carriedOn = (courses: readonly Course[], { closedPairs }: AreaLinks): readonly Course[] => {
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

const barring = (links: AreaLinks, isOne: (kind: AreaLinks['links'][number]['kind']) => boolean): readonly Course[] => {
  const barred = links.links.filter(({ kind }) => isOne(kind)).flatMap(({ arcs }) => arcs);
  return [...barred, ...carriedOn(barred, links)];
};

/** The borders that a link of this kind crosses. */
export const bordersOf = ({ links }: AreaLinks, kind: 'rough' | 'marsh'): readonly Course[] =>
  links.filter((link) => link.kind === kind).flatMap(({ arcs }) => arcs);

/** The lines that ranges follow. */
export const rangeCourses = (links: AreaLinks): readonly Course[] =>
  barring(links, (kind) => kind === 'pass' || kind === 'mountain');

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

/** The lines that rivers follow: the borders of areas that a river parts. */
export const riverCourses = (links: AreaLinks): readonly Course[] =>
  strung(barring(links, (kind) => kind === 'river' || kind === 'bridge')).map((course) => simplifyLine(course, 1));

export const riverLayers = (rivers: readonly Course[]): readonly MapLayer[] => [
  { kind: 'river', path: flowingPath(rivers, 1) },
];
