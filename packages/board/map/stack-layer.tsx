import { centreOf, type GameMap, piecesOf } from '@bivouac/atlas';
import { memo, type ReactNode } from 'react';
import type { BoardCounter } from '../game-ui.ts';
import type { SymbolSet } from '../settings.ts';
import { FACE_FROM_PX, liftOf } from './cell.ts';
import { HeapView } from './heap-view.tsx';
import type { Bounds } from './labels.ts';
import { StackView } from './stack-view.tsx';
import { beside, heapsOf, type Stack, stacksOf } from './stacks.ts';

export interface CounterScale {
  /** The side of a counter on the screen. */
  readonly px: number;
  /** And on the map. */
  readonly side: number;
  readonly cell: number;
}

/** How large the pieces of a place are: in a small box they are small, and stand in its middle. */
export const scaleAt = (map: GameMap, place: string, scale: CounterScale): CounterScale & { readonly lift: number } => {
  const pieces = piecesOf(map, place);
  if (pieces === undefined) return { ...scale, lift: liftOf(scale.cell, scale.side) };
  return { ...scale, px: scale.px * pieces, side: scale.side * pieces, lift: 0 };
};

/** Where a stack stands on the map. */
export const standsAt = (
  map: GameMap,
  stack: Pick<Stack, 'place' | 'index' | 'of'>,
  scale: CounterScale,
): readonly [number, number] => {
  const { side, lift } = scaleAt(map, stack.place, scale);
  const [x, y] = centreOf(map, stack.place);
  const [dx, dy] = beside(stack.index, stack.of);
  return [x + dx * side, y + dy * side - lift];
};

/** Side by side where their faces can be read, one heap to a place where they cannot. */
const laidOut = (counters: readonly BoardCounter[], { px }: CounterScale): readonly Stack[] =>
  px < FACE_FROM_PX ? heapsOf(counters) : stacksOf(counters);

/** The ground that the stacks of each place cover. */
export const coveredBy = (
  map: GameMap,
  counters: readonly BoardCounter[],
  scale: CounterScale,
): ReadonlyMap<string, Bounds> => {
  const covered = new Map<string, Bounds>();
  for (const stack of laidOut(counters, scale)) {
    const [x, y] = standsAt(map, stack, scale);
    const half = scaleAt(map, stack.place, scale).side / 2;
    const before = covered.get(stack.place);
    const here = { left: x - half, right: x + half, top: y - half, bottom: y + half };
    covered.set(
      stack.place,
      before
        ? {
            left: Math.min(before.left, here.left),
            right: Math.max(before.right, here.right),
            top: Math.min(before.top, here.top),
            bottom: Math.max(before.bottom, here.bottom),
          }
        : here,
    );
  }
  return covered;
};

interface StackLayerProps {
  readonly map: GameMap;
  readonly counters: readonly BoardCounter[];
  /** Those that are still on their way. */
  readonly away: ReadonlySet<string>;
  readonly litCounters: ReadonlySet<string>;
  readonly opened: string | undefined;
  readonly scale: CounterScale;
  readonly symbols: SymbolSet;
}

/** All stacks as they lie on the map, the southern ones over the northern. */
export const StackLayer = memo(
  ({ map, counters, away, litCounters, opened, scale, symbols }: StackLayerProps): ReactNode => {
    const stacks = laidOut(
      counters.filter(({ id }) => !away.has(id)),
      scale,
    );
    const View = scale.px < FACE_FROM_PX ? HeapView : StackView;
    const placed = stacks
      .map((stack) => ({ stack, at: standsAt(map, stack, scale), size: scaleAt(map, stack.place, scale) }))
      .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
    return placed.map(({ stack, at: [x, y], size }) => (
      <g key={stack.id} transform={`translate(${x} ${y})scale(${size.side / 100})`}>
        <View
          counters={stack.counters}
          px={size.px}
          symbols={symbols}
          lit={stack.counters.some(({ id }) => litCounters.has(id))}
          dimmed={stack.place === opened}
        />
      </g>
    ));
  },
);
