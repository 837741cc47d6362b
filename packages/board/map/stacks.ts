import type { BoardCounter, CounterFace } from '../game-ui.ts';

/** Counters that lie on one another. The last is on top. */
export interface Stack {
  readonly id: string;
  readonly place: string;
  readonly counters: readonly BoardCounter[];
  /** Which of the stacks at its place, and how many there are. */
  readonly index: number;
  readonly of: number;
}

/** Counters laid out in stacks, from the top of the list of places down; several may stand side by side in one place. */
export const stacksOf = (counters: readonly BoardCounter[]): readonly Stack[] => {
  const places = new Map<string, Map<string, BoardCounter[]>>();
  for (const counter of counters) {
    const stacks = places.get(counter.place) ?? new Map<string, BoardCounter[]>();
    places.set(counter.place, stacks);
    const name = counter.stack ?? '';
    const stack = stacks.get(name);
    if (stack) stack.push(counter);
    else stacks.set(name, [counter]);
  }
  return [...places].flatMap(([place, stacks]) =>
    [...stacks].map(([name, list], index) => ({
      id: `${place} ${name}`,
      place,
      counters: list.toSorted((a, b) => a.order - b.order),
      index,
      of: stacks.size,
    })),
  );
};

/** From afar all that stands in a place is one stack, no matter whose. */
export const heapsOf = (counters: readonly BoardCounter[]): readonly Stack[] =>
  [...Map.groupBy(counters, ({ place }) => place)].map(([place, list]) => ({
    id: place,
    place,
    counters: list.toSorted((a, b) => a.order - b.order),
    index: 0,
    of: 1,
  }));

/** The colours of a heap: of the two to whom most of it belongs, most first. */
export const coloursOf = (counters: readonly BoardCounter[]): readonly Pick<CounterFace, 'field' | 'ink'>[] =>
  [...Map.groupBy(counters, ({ face }) => face.field).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .flatMap(([first]) => (first ? [{ field: first.face.field, ink: first.face.ink }] : []));

/** Where a stack stands, counted from the middle of its place in sides of a counter. */
export const beside = (index: number, of: number): readonly [dx: number, dy: number] => {
  if (of === 1) return [0, 0];
  const step = of === 2 ? 0.84 : 0.62;
  return [(index - (of - 1) / 2) * step, of > 2 ? (index % 2) * 0.16 - 0.08 : 0];
};

export interface FanSlot {
  readonly x: number;
  readonly y: number;
}

export interface Fan {
  readonly columns: number;
  readonly rows: number;
  /** The middle of each counter, from the middle of the fan, in sides of a counter. */
  readonly slots: readonly FanSlot[];
  readonly width: number;
  readonly height: number;
}

const GAP = 0.14;
const WIDEST = 6;

/** Counters spread out so that each can be seen: rows of at most six, as square as can be. */
export const fanOf = (count: number): Fan => {
  const columns = Math.min(WIDEST, count <= 4 ? count : Math.ceil(Math.sqrt(count * 1.6)));
  const rows = Math.ceil(count / Math.max(1, columns));
  const pitch = 1 + GAP;
  const slots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: ((place % columns) - (inRow - 1) / 2) * pitch,
      y: (row - (rows - 1) / 2) * pitch,
    };
  });
  return { columns, rows, slots, width: columns * pitch + GAP, height: rows * pitch + GAP };
};

/** The slot under a point, counted from the middle of the fan in sides of a counter. */
export const slotAt = ({ slots }: Fan, x: number, y: number): number | undefined => {
  const found = slots.findIndex((slot) => Math.abs(slot.x - x) <= 0.5 && Math.abs(slot.y - y) <= 0.5);
  return found < 0 ? undefined : found;
};

const MARGIN_PX = 10;

/** Where the middle of a fan lies on the screen: above its place or, for want of room, below; never off the sides. */
export const fanAt = (
  count: number,
  fanPx: number,
  stackPx: number,
  [x, y]: readonly [x: number, y: number],
  screen: number,
): readonly [x: number, y: number] => {
  const { width, height } = fanOf(count);
  const halfX = (width * fanPx) / 2 + MARGIN_PX;
  const halfY = (height * fanPx) / 2 + MARGIN_PX;
  const away = stackPx / 2 + halfY + MARGIN_PX;
  return [Math.min(Math.max(x, halfX), Math.max(halfX, screen - halfX)), y - away - halfY < 0 ? y + away : y - away];
};
