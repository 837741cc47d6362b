import { type ReactNode, useRef } from 'react';
import { useWords } from '../language.tsx';
import { written } from './figures.ts';
import { axisFor, stepLine, withRoom } from './fortune.ts';
import type { SeatLook } from './seat-badge.tsx';
import { useWidth } from './use-width.ts';

export interface FortuneLine {
  readonly seat: SeatLook;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

export interface FortuneChartProps {
  readonly lines: readonly FortuneLine[];
  /** How far the record goes. */
  readonly length: number;
  /** Names under the chart: where a turn begins. */
  readonly turns?: readonly { readonly at: number; readonly words: string }[];
  /** Where the replay stands. */
  readonly at?: number;
  readonly onJump?: (at: number) => void;
}

const NARROWEST = 280;
const HEIGHT = 240;
const LEFT = 36;
const RIGHT = 110;
const TOP = 12;
const FOOT = 30;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 4'];
const NAME_GAP = 17;
const TURN_GAP = 22;

/** Names beside the ends of the lines, pushed apart where they would touch. */
const apart = (heights: readonly number[]): readonly number[] => {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height);
  let lowest = -Infinity;
  const moved = [...heights];
  for (const { height, place } of order) {
    lowest = Math.max(height, lowest + NAME_GAP);
    moved[place] = lowest;
  }
  return moved;
};

/** The war over time: a line for each side, told apart by dashes as well as colour. */
export const FortuneChart = ({ lines, length, turns = [], at, onJump }: FortuneChartProps): ReactNode => {
  const words = useWords();
  const figure = useRef<HTMLElement>(null);
  const width = Math.max(NARROWEST, useWidth(figure));
  const axis = axisFor(lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const x = (when: number): number => LEFT + (when / Math.max(1, length)) * (width - LEFT - RIGHT);
  const y = (value: number): number =>
    HEIGHT - FOOT - ((value - axis.least) / (axis.most - axis.least)) * (HEIGHT - FOOT - TOP);
  const ends = lines.map(({ points }) => points.at(-1)?.value ?? 0);
  const names = apart(ends.map(y));
  const said = lines.map(({ seat }, place) =>
    words('fortune.point', { seat: seat.name, value: written(ends[place] ?? 0) }),
  );
  if (length === 0) return <p className="bv-quiet">{words('fortune.none')}</p>;
  return (
    <figure ref={figure} className="bv-fortune">
      <figcaption>{words('fortune.title')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${words('fortune.title')}: ${said.join(', ')}`}>
        <path
          className="bv-fortune-grid"
          d={axis.ticks.map((tick) => `M${LEFT} ${y(tick)}H${width - RIGHT}`).join('')}
        />
        {axis.ticks.map((tick) => (
          <text key={tick} x={LEFT - 8} y={y(tick) + 5} textAnchor="end">
            {written(tick)}
          </text>
        ))}
        {withRoom(turns, (turn) => x(turn.at), TURN_GAP).map((turn) => (
          <text key={turn.at} x={x(turn.at)} y={HEIGHT - 8} textAnchor="middle">
            {turn.words}
          </text>
        ))}
        {at === undefined ? undefined : <path className="bv-fortune-now" d={`M${x(at)} ${TOP}V${HEIGHT - FOOT}`} />}
        {lines.map(({ seat, points }, place) => (
          <g key={seat.name} style={{ color: seat.colour }}>
            <path
              className="bv-fortune-line"
              d={`${stepLine(points, x, y)}H${x(length)}`}
              strokeDasharray={DASHES[place % DASHES.length]}
            />
            <text className="bv-fortune-name" x={x(length) + 8} y={(names[place] ?? 0) + 5}>
              {said[place]}
            </text>
          </g>
        ))}
        {onJump ? (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the time-line does this by keyboard
          <rect
            className="bv-fortune-pick"
            x={LEFT}
            y={TOP}
            width={width - LEFT - RIGHT}
            height={HEIGHT - FOOT - TOP}
            onClick={({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              onJump(Math.round(((clientX - left) / width) * length));
            }}
          />
        ) : undefined}
      </svg>
    </figure>
  );
};
