/** A step from one node to the next. */
export interface Way<Node> {
  readonly to: Node;
}

interface Origin<Node> {
  readonly from: Iterable<Node>;
  /** Nothing that costs more than this is reached. */
  readonly limit: number;
}

interface Spreading<Node, W extends Way<Node>> extends Origin<Node> {
  readonly links: (node: Node) => Iterable<W>;
  /** A whole number, or Infinity for a way that is closed. */
  readonly cost: (way: W, from: Node) => number;
}

interface PricedSpreading<Node> extends Origin<Node> {
  readonly links: (node: Node) => Iterable<Way<Node> & { readonly cost: number }>;
}

const printedCost = (way: { readonly cost: number }): number => way.cost;

/**
 * Everything within reach of the starting nodes, with the least cost to get there. The answer lists nodes by
 * growing cost, and among equals in the order in which they were found, so that it is the same on every machine.
 * Nodes wait in one ring for each cost: with small whole numbers that is cheaper than a heap.
 */
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
  const reached = new Map<Node, number>();
  const rings: (Node[] | undefined)[] = [[...from]];
  for (let spent = 0; spent < rings.length; spent++) {
    const ring = rings[spent];
    if (!ring) continue;
    // A way that costs nothing lengthens the very ring that is being walked.
    for (const node of ring) {
      if (reached.has(node)) continue;
      reached.set(node, spent);
      for (const way of links(node)) {
        const total = spent + cost(way, node);
        if (total > limit || total === Infinity || reached.has(way.to)) continue;
        if (!Number.isInteger(total) || total < spent) throw new Error(`spread: a way may not cost ${total - spent}`);
        (rings[total] ??= []).push(way.to);
      }
    }
  }
  return reached;
}
