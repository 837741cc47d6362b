import { memo, type ReactNode } from 'react';
import { CounterFace } from '../counter/counter-face.tsx';
import type { BoardCounter } from '../game-ui.ts';
import type { SymbolSet } from '../settings.ts';
import { type Fan, fanOf } from './stacks.ts';

/** A stack spread out: where its middle lies on the map, and how large its counters are. */
export interface OpenFan {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly px: number;
}

const HALO = 'M-44-57H44A13 13 0 0 1 57-44V44A13 13 0 0 1 44 57H-44A13 13 0 0 1-57 44V-44A13 13 0 0 1-44-57Z';

interface FanLayerProps {
  readonly fan: OpenFan;
  readonly counters: readonly BoardCounter[];
  readonly litCounters: ReadonlySet<string>;
  readonly hovered: string | undefined;
  readonly symbols: SymbolSet;
}

/** The counters of a place laid out side by side. */
export const FanLayer = memo(({ fan, counters, litCounters, hovered, symbols }: FanLayerProps): ReactNode => {
  const { slots, width, height }: Fan = fanOf(counters.length);
  return (
    <g className="bv-fan" transform={`translate(${fan.x} ${fan.y})scale(${fan.side / 100})`}>
      <rect
        className="bv-fan-tray"
        x={-width * 50 - 6}
        y={-height * 50 - 6}
        width={width * 100 + 12}
        height={height * 100 + 12}
        rx={14}
      />
      {counters.map(({ id, face }, place) => {
        const slot = slots[place];
        return slot ? (
          <g key={id} transform={`translate(${slot.x * 100} ${slot.y * 100})`}>
            {litCounters.has(id) || id === hovered ? (
              <path className={id === hovered ? 'bv-stack-lit bv-stack-hovered' : 'bv-stack-lit'} d={HALO} />
            ) : undefined}
            <CounterFace face={face} px={fan.px} symbols={symbols} />
          </g>
        ) : undefined;
      })}
    </g>
  );
});
