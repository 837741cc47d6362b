import { memo, type ReactNode } from 'react';
import { CounterFace, NAMED_FROM_PX } from '../counter/counter-face.tsx';
import type { BoardCounter } from '../game-ui.ts';
import type { SymbolSet } from '../settings.ts';

const BODY = 'M-41-50H41A9 9 0 0 1 50-41V41A9 9 0 0 1 41 50H-41A9 9 0 0 1-50 41V-41A9 9 0 0 1-41-50Z';
const HALO = 'M-44-57H44A13 13 0 0 1 57-44V44A13 13 0 0 1 44 57H-44A13 13 0 0 1-57 44V-44A13 13 0 0 1-44-57Z';
/** How far each counter below peeps out. */
const STEP = 5;
const MOST_EDGES = 3;
const COUNT_PX = 13;
const COUNTED_FROM_PX = 36;

export interface StackViewProps {
  readonly counters: readonly BoardCounter[];
  readonly px: number;
  readonly symbols: SymbolSet;
  /** An answer can be given with one of them. */
  readonly lit: boolean;
  readonly dimmed?: boolean;
}

/** What the top counter shows: with others under it, the figures and marks of the whole stack, if the game gives them. */
const faceOnTop = ({ face, stackFigures, stackMarks }: BoardCounter, of: number): BoardCounter['face'] =>
  of > 1 ? { ...face, figures: stackFigures ?? face.figures, marks: stackMarks ?? face.marks } : face;

/** A stack as it lies closed: the top counter, the edges of those below, and how many there are. */
export const StackView = memo(({ counters, px, symbols, lit, dimmed = false }: StackViewProps): ReactNode => {
  const top = counters.at(-1);
  if (!top) return undefined;
  const face = faceOnTop(top, counters.length);
  const below = counters.slice(-1 - MOST_EDGES, -1);
  // On a small counter the number stands within the corner, for its neighbours are near; on the smallest its edges tell.
  const isSmall = px < NAMED_FROM_PX;
  const badge = Math.max(13, (COUNT_PX * 0.69 * 100) / px);
  const corner = isSmall ? badge - 54 : -52;
  return (
    <g className={dimmed ? 'bv-dimmed' : undefined}>
      {lit ? <path className="bv-stack-lit" d={HALO} /> : undefined}
      {below.map(({ id, face }, place) => {
        const shift = (below.length - place) * STEP;
        return (
          <path
            key={id}
            className="bv-counter-below"
            d={BODY}
            fill={face.field}
            transform={`translate(${shift} ${shift})`}
          />
        );
      })}
      <CounterFace face={face} px={px} symbols={symbols} />
      {counters.length > 1 && px >= COUNTED_FROM_PX ? (
        <g className="bv-count" transform={`translate(${corner} ${corner})`}>
          <circle r={badge} />
          <text y={badge * 0.48} fontSize={badge * 1.46}>
            {counters.length}
          </text>
        </g>
      ) : undefined}
    </g>
  );
});
