/** Things that wait in the order of their cost; equals in the order in which they came, so that every machine agrees. */
export class Queue<T> {
  readonly #heap: { readonly cost: number; readonly turn: number; readonly what: T }[] = [];
  #turn = 0;

  get size(): number {
    return this.#heap.length;
  }

  push(cost: number, what: T): void {
    const heap = this.#heap;
    const entry = { cost, turn: (this.#turn += 1), what };
    let place = heap.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (!parent || !isBefore(entry, parent)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = entry;
  }

  pop(): T | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first?.what;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      if (!left) break;
      const takesRight = right !== undefined && isBefore(right, left);
      const child = takesRight ? right : left;
      if (!isBefore(child, last)) break;
      heap[place] = child;
      place = 2 * place + (takesRight ? 2 : 1);
    }
    heap[place] = last;
    return first.what;
  }
}

interface Entry {
  readonly cost: number;
  readonly turn: number;
}

const isBefore = (a: Entry, b: Entry): boolean => a.cost < b.cost || (a.cost === b.cost && a.turn < b.turn);
