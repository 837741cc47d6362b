/** A step from one node to the next. */
export interface Way<Node> {
  readonly to: Node;
}

/** A step to the node of that number, with what it costs. */
export interface Step extends Way<number> {
  readonly cost: number;
}

/** Everything within reach, nodes being known by their numbers. */
export interface Reach {
  /** By growing cost, and among equals in the order in which they were found, so that it is the same on every machine. */
  readonly nodes: readonly number[];
  /** The least cost to get to a node; nothing where no way leads. */
  readonly costs: readonly (number | undefined)[];
}

interface Origin<Node> {
  readonly from: Iterable<Node>;
  /** Nothing that costs more than this is reached. */
  readonly limit: number;
}

interface NumberedSpreading extends Origin<number> {
  /** How many nodes there are: they are numbered from 0. */
  readonly nodes: number;
  readonly links: (node: number) => readonly Step[];
  /** What it costs besides to go on from a node, whichever way. */
  readonly tolls?: readonly number[];
}

/**
 * Everything within reach of the starting nodes, with the least cost to get there.
 * Nodes wait in one ring for each cost: with small whole numbers that is cheaper than a heap.
 */
export const spreadNumbered = ({ nodes: count, from, limit, links, tolls }: NumberedSpreading): Reach => {
  const costs = Array<number | undefined>(count).fill(undefined);
  const nodes: number[] = [];
  const start: number[] = [];
  for (const node of from) {
    if (costs[node] === 0) continue;
    costs[node] = 0;
    start.push(node);
  }
  const rings: (number[] | undefined)[] = [start];
  for (let spent = 0; spent < rings.length; spent++) {
    const ring = rings[spent];
    if (!ring) continue;
    // A way that costs nothing lengthens the very ring that is being walked.
    for (let place = 0; place < ring.length; place++) {
      const node = ring[place] as number;
      if (costs[node] !== spent) continue; // A cheaper way was found since it came into this ring.
      nodes.push(node);
      const start = tolls === undefined ? spent : spent + (tolls[node] ?? 0);
      if (start > limit) continue;
      const steps = links(node);
      for (let next = 0; next < steps.length; next++) {
        const { to, cost } = steps[next] as Step;
        const total = start + cost;
        if (total > limit || total === Infinity) continue;
        const known = costs[to];
        if (known !== undefined && known <= total) continue;
        if (!Number.isInteger(total) || total < spent) throw new Error(`spread: a way may not cost ${cost}`);
        costs[to] = total;
        (rings[total] ??= []).push(to);
      }
    }
  }
  return { nodes, costs };
};

interface Spreading<Node, W extends Way<Node>> extends Origin<Node> {
  readonly links: (node: Node) => Iterable<W>;
  /** A whole number, or Infinity for a way that is closed. */
  readonly cost: (way: W, from: Node) => number;
}

interface PricedSpreading<Node> extends Origin<Node> {
  readonly links: (node: Node) => Iterable<Way<Node> & { readonly cost: number }>;
}

const printedCost = (way: { readonly cost: number }): number => way.cost;

/** The same for nodes of any kind, which get their numbers as they are met. The answer lists them by growing cost. */
export function spread<Node, W extends Way<Node>>(spreading: Spreading<Node, W>): Map<Node, number>;
export function spread<Node>(spreading: PricedSpreading<Node>): Map<Node, number>;
export function spread<Node>({
  from,
  limit,
  links,
  cost = printedCost,
}: Origin<Node> & {
  readonly links: (node: Node) => Iterable<Way<Node> & { readonly cost: number }>;
  readonly cost?: (way: Way<Node> & { readonly cost: number }, from: Node) => number;
}): Map<Node, number> {
  const numbers = new Map<Node, number>();
  const met: Node[] = [];
  const numberOf = (node: Node): number => {
    const known = numbers.get(node);
    if (known !== undefined) return known;
    numbers.set(node, met.length);
    return met.push(node) - 1;
  };
  const { nodes, costs } = spreadNumbered({
    nodes: 0,
    from: Array.from(from, numberOf),
    limit,
    links: (number) => {
      const node = met[number] as Node;
      return Array.from(links(node), (way) => ({ to: numberOf(way.to), cost: cost(way, node) }));
    },
  });
  return new Map(nodes.map((number) => [met[number] as Node, costs[number] as number]));
}
