import type { Point } from '../../hex-geometry.ts';

/** A ray from the middle of a cell half way to one that it is linked with. */
interface Ray {
  /** One unit long. */
  readonly towards: Point;
  readonly length: number;
  /** How dear it is to have come from the middle, against what it costs to leave the ray. */
  readonly slope: number;
}

/**
 * Where a cell grows from: its middle, and rays half way to each cell that it is linked with. Two linked cells come to
 * the end of their ray at the same cost, and so meet there: distance from the middles alone would not bring them together.
 */
export interface Star {
  readonly id: string;
  readonly middle: Point;
  readonly rays: readonly Ray[];
  /** How dear all ground is to it: above 1 its cell stays small. */
  readonly weight: number;
}

/** The rule: coming along a ray costs a third of what leaving it costs. */
const SLOPE = 0.34;

export interface Tie {
  readonly a: string;
  readonly b: string;
  /** For a pair that has little room to meet: less makes the ray stronger. */
  readonly slope?: number;
}

export const starsOf = (
  middles: ReadonlyMap<string, Point>,
  ties: readonly Tie[],
  weights: Readonly<Record<string, number>> = {},
): readonly Star[] => {
  const rays = new Map<string, Ray[]>([...middles.keys()].map((id) => [id, []]));
  const add = (from: string, to: string, slope: number): void => {
    const [start, end] = [middles.get(from), middles.get(to)];
    if (!start || !end) throw new Error(`a tie joins ${from} and ${to}, which are not both on the map`);
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const towards: Point = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
    rays.get(from)?.push({ towards, length: length / 2, slope });
  };
  for (const { a, b, slope = SLOPE } of ties) {
    add(a, b, slope);
    add(b, a, slope);
  }
  return [...middles].map(([id, middle]) => ({ id, middle, rays: rays.get(id) ?? [], weight: weights[id] ?? 1 }));
};

/** What it costs a star to reach a point: along one of its rays, and then straight. */
export const costOf = ({ middle, rays, weight }: Star, [x, y]: Point): number => {
  const [dx, dy] = [x - middle[0], y - middle[1]];
  let least = Math.hypot(dx, dy);
  for (const { towards, length, slope } of rays) {
    const along = dx * towards[0] + dy * towards[1];
    const aside = Math.abs(dx * towards[1] - dy * towards[0]);
    const leaves = Math.min(length, Math.max(0, along - (aside * slope) / Math.sqrt(1 - slope * slope)));
    least = Math.min(least, slope * leaves + Math.hypot(along - leaves, aside));
  }
  return least * weight;
};
