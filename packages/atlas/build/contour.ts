import type { Point } from '../hex-geometry.ts';
import type { DistanceField } from './distance-field.ts';
import type { Line } from './path.ts';

type Crossing = number;

/** The lines along which a field has a value: cell by cell, then end to end (marching squares). */
export const contour = (field: DistanceField, level: number): readonly Line[] => {
  const { columns, rows, mesh, left, top, values } = field;
  const at = (column: number, row: number): number => values[row * columns + column] ?? Infinity;
  const joins = new Map<Crossing, Crossing[]>();
  const join = (a: Crossing, b: Crossing): void => {
    (joins.get(a) ?? joins.set(a, []).get(a))?.push(b);
    (joins.get(b) ?? joins.set(b, []).get(b))?.push(a);
  };
  // Each crossing is named by the knot above or left of it, and by the way the net runs there.
  const across = (column: number, row: number): Crossing => 2 * (row * columns + column);
  const down = (column: number, row: number): Crossing => 2 * (row * columns + column) + 1;

  for (let row = 0; row + 1 < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1) {
      const [first, second] = [at(column, row) > level, at(column + 1, row) > level];
      const [third, fourth] = [at(column + 1, row + 1) > level, at(column, row + 1) > level];
      if (first === second && first === third && first === fourth) continue;
      const above = [first, second, third, fourth];
      const sides = [across(column, row), down(column + 1, row), across(column, row + 1), down(column, row)];
      const crossed = sides.filter((_, side) => above[side] !== above[(side + 1) % 4]);
      const [a, b, c, d] = crossed;
      if (a === undefined || b === undefined) continue;
      if (c === undefined || d === undefined) join(a, b);
      else
        for (const [one, other] of above[0] ? [[a, b] as const, [c, d] as const] : [[b, c] as const, [d, a] as const])
          join(one, other);
    }

  const placeOf = (crossing: Crossing): Point => {
    const knot = crossing >> 1;
    const [column, row] = [knot % columns, Math.floor(knot / columns)];
    const runsDown = crossing % 2 === 1;
    const here = at(column, row);
    const there = runsDown ? at(column, row + 1) : at(column + 1, row);
    const share = (level - here) / (there - here);
    return [left + (column + (runsDown ? 0 : share)) * mesh, top + (row + (runsDown ? share : 0)) * mesh];
  };
  return chained(joins).map(({ nodes, closed }) => ({ points: nodes.map(placeOf), closed }));
};

interface Chain<Node> {
  readonly nodes: readonly Node[];
  readonly closed: boolean;
}

/**
 * Strings joined nodes into chains that run until they end, fork or come home; with `overForks` they run on over forks,
 * which draws the same lines in fewer strokes.
 */
export const chained = <Node>(
  joins: ReadonlyMap<Node, readonly Node[]>,
  { overForks = false }: { readonly overForks?: boolean } = {},
): readonly Chain<Node>[] => {
  const done = new Map<Node, Set<Node>>([...joins.keys()].map((node) => [node, new Set<Node>()]));
  const isFree = (a: Node, b: Node): boolean => !done.get(a)?.has(b);
  const walk = (from: Node, to: Node): Chain<Node> => {
    const nodes = [from];
    let [last, next]: [Node, Node] = [from, to];
    for (;;) {
      done.get(last)?.add(next);
      done.get(next)?.add(last);
      if (next === from && !overForks) return { nodes, closed: true };
      nodes.push(next);
      const ways = joins.get(next) ?? [];
      const onward = ways.find((node) => node !== last && isFree(next, node));
      if ((ways.length !== 2 && !overForks) || onward === undefined) return { nodes, closed: false };
      [last, next] = [next, onward];
    }
  };
  const ends = [...joins].filter(([, ways]) => ways.length !== 2);
  const starts = [...ends, ...joins];
  const chains: Chain<Node>[] = [];
  for (const [node, ways] of starts) for (const way of ways) if (isFree(node, way)) chains.push(walk(node, way));
  return chains;
};
