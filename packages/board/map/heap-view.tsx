import { memo, type ReactNode } from 'react';
import { coloursOf } from './stacks.ts';
import type { StackViewProps } from './stack-view.tsx';

const BODY = 'M-50-50H50V50H-50Z';
const HALO = 'M-62-62H62V62H-62Z';
/** The half below the diagonal: of those who share the place. */
const HALF = 'M50-50V50H-50Z';
/** On a smaller one no figure can be read. */
const COUNTED_FROM_PX = 18;

/** What stands in a place, seen from afar: its colours, and how many pieces there are. */
export const HeapView = memo(({ counters, px, lit, dimmed = false }: StackViewProps): ReactNode => {
  const [first, second] = coloursOf(counters);
  if (!first) return undefined;
  return (
    <g className={dimmed ? 'bv-heap bv-dimmed' : 'bv-heap'}>
      {lit ? <path className="bv-stack-lit" d={HALO} /> : undefined}
      <path className="bv-counter-body" d={BODY} fill={first.field} />
      {second ? <path d={HALF} fill={second.field} /> : undefined}
      {counters.length > 1 && px >= COUNTED_FROM_PX ? (
        <text y={26} fontSize={74} fill={first.ink} {...(second ? { stroke: first.field, strokeWidth: 16 } : {})}>
          {counters.length}
        </text>
      ) : undefined}
    </g>
  );
});
