import type { Point } from '../../hex-geometry.ts';

interface Crowded {
  readonly homes: ReadonlyMap<string, Point>;
  /** Lines from one to another that others should not stand on. */
  readonly ties: readonly { readonly a: string; readonly b: string }[];
  /** How far apart two should stand. */
  readonly apart: number;
  /** How far from a line between two others. */
  readonly clear: number;
  /** How far a point lies from the shore. */
  readonly inland: (point: Point) => number;
  /** How far from the shore they should stand. */
  readonly ashore: number;
  /** Those that stay where they are. */
  readonly fixed: ReadonlySet<string>;
}

const ROUNDS = 260;
const PULL = 0.03;

/** Moves points apart, and out of each other's lines, until there is room for a piece on each; none strays far from home. */
export const relaxed = ({ homes, ties, apart, clear, inland, ashore, fixed }: Crowded): ReadonlyMap<string, Point> => {
  const ids = [...homes.keys()];
  const home = ids.map((id): Point => homes.get(id) ?? [0, 0]);
  const at = home.map(([x, y]): [number, number] => [x, y]);
  const numberOf = new Map(ids.map((id, place) => [id, place]));
  const lines = ties.map(({ a, b }) => [numberOf.get(a) ?? 0, numberOf.get(b) ?? 0] as const);
  const push = (place: number, dx: number, dy: number): void => {
    const point = at[place];
    if (!point || fixed.has(ids[place] ?? '')) return;
    point[0] += dx;
    point[1] += dy;
  };
  const spot = (place: number): readonly [number, number] => at[place] ?? [0, 0];

  const partPairs = (): void => {
    for (let one = 0; one < at.length; one += 1)
      for (let other = one + 1; other < at.length; other += 1) {
        const [[ax, ay], [bx, by]] = [spot(one), spot(other)];
        const far = Math.hypot(bx - ax, by - ay);
        if (far >= apart || far === 0) continue;
        const share = (0.25 * (apart - far)) / far;
        push(one, (ax - bx) * share, (ay - by) * share);
        push(other, (bx - ax) * share, (by - ay) * share);
      }
  };
  const clearLines = (): void => {
    for (const [from, to] of lines)
      for (let place = 0; place < at.length; place += 1) {
        if (place === from || place === to) continue;
        const [[ax, ay], [bx, by], [x, y]] = [spot(from), spot(to), spot(place)];
        const length = (bx - ax) ** 2 + (by - ay) ** 2;
        const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
        if (along <= 0 || along >= 1) continue;
        const [dx, dy] = [x - ax - along * (bx - ax), y - ay - along * (by - ay)];
        const far = Math.hypot(dx, dy);
        if (far >= clear || far === 0) continue;
        const share = (0.2 * (clear - far)) / far;
        push(place, dx * share, dy * share);
        push(from, -dx * share * (1 - along), -dy * share * (1 - along));
        push(to, -dx * share * along, -dy * share * along);
      }
  };
  const comeAshore = (): void => {
    for (const [place, [x, y]] of at.entries()) {
      const depth = inland([x, y]);
      if (depth >= ashore) continue;
      const step = 8;
      const slopeX = inland([x + step, y]) - inland([x - step, y]);
      const slopeY = inland([x, y + step]) - inland([x, y - step]);
      const slope = Math.hypot(slopeX, slopeY);
      if (slope === 0) continue;
      const way = Math.min(3, (ashore - depth) * 0.4);
      push(place, (slopeX / slope) * way, (slopeY / slope) * way);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    partPairs();
    clearLines();
    comeAshore();
    for (const [place, [x, y]] of at.entries()) {
      const [hx, hy] = home[place] ?? [x, y];
      push(place, (hx - x) * PULL, (hy - y) * PULL);
    }
  }
  return new Map(ids.map((id, place) => [id, [Math.round(spot(place)[0]), Math.round(spot(place)[1])] as const]));
};
