import type { CounterFace } from '../game-ui.ts';
import type { SymbolSet } from '../settings.ts';

type SymbolName = CounterFace['symbol'];

/** A symbol in a box of 60 by 40, its middle at nought. One path, so that a map full of counters stays light. */
export interface CounterSymbol {
  readonly path: string;
  /** `frame`: pale ground and dark lines. `solid`: the ink of the counter alone. */
  readonly manner: 'frame' | 'solid';
}

const FRAME = 'M-27-17H27V17H-27Z';
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** Rings so close that their strokes fill the dot. */
const dot = (x: number, y: number, r: number): string =>
  [r, r - 2, r - 4].map((each) => ring(x, y, Math.max(0.6, each))).join('');

const QUESTION = 'M-8-8c0-12 17-12 17-1c0 7-8 7-8 14M1 11.5v2.5';
const ANCHOR = 'M0-10V15M-9-4H9M-14 5c1 7 7 10 14 10s13-3 14-10M-14 5l-4 4M-14 5l4 3M14 5l4 4M14 5l-4 3';
const STAR = 'M0-13l3.4 9h9.4l-7.6 5.8 2.9 9.4L0 5.6l-8.1 5.6 2.9-9.4L-12.8-4h9.4z';

const NATO: Readonly<Record<SymbolName, CounterSymbol>> = {
  infantry: { manner: 'frame', path: `${FRAME}M-27-17L27 17M-27 17L27-17` },
  cavalry: { manner: 'frame', path: `${FRAME}M-27 17L27-17` },
  artillery: { manner: 'frame', path: `${FRAME}${dot(0, 0, 7)}` },
  commander: { manner: 'solid', path: 'M0-21l5.5 14.4h15.4l-12.4 9.4 4.7 15.2L0 9l-13.2 9 4.7-15.2L-20.9-6.6h15.4z' },
  depot: { manner: 'frame', path: `${FRAME}M-27 8H27M-12 8V-5H12V8M-12-5L0-12L12-5` },
  train: { manner: 'frame', path: `M-27-17H27V9H-27ZM-27 2H27${ring(-15, 13, 4.5)}${ring(15, 13, 4.5)}` },
  hidden: { manner: 'solid', path: '' },
  fleet: { manner: 'frame', path: `${FRAME}${ring(0, -12, 2)}${ANCHOR}` },
  marker: { manner: 'frame', path: `M0-19L25 0L0 19L-25 0Z` },
};

const SHAKO =
  'M-13-9L-11 10C-6 13 6 13 11 10L13-9C6-13-6-13-13-9ZM-16 13C-8 18 8 18 16 13L13 10.5C6 14.5-6 14.5-13 10.5Z' +
  'M-1.6-12C-4-17-3-21 0-22C3-21 4-17 1.6-12Z';
const HORSE =
  'M-3-19C-1-16 0-15 2-14C11-11 16-3 17 6C18 11 17 15 16 19H-9C-8 12-2 9-1 3C-5 6-9 6-11 9C-13 12-17 13-19 10' +
  'C-21 7-20 4-18 1C-15-3-13-7-10-11C-8-13-7-15-6-18L-4-15Z';
const CANNON =
  'M-26-3L-22-9L20-13L21-8L26-8L26-4L20-3L4 0C7 2 8 5 8 8A12 12 0 1 1-16 8C-16 4-14 0-11-3Z' +
  'M-4 2A6 6 0 1 0-4 14A6 6 0 1 0-4 2ZM7 11L27 17V19H10C9 17 8 14 7 11Z';
const BICORNE = 'M-27 9C-20 8-17-14 0-17C17-14 20 8 27 9C24 15 15 14 0 13C-15 14-24 15-27 9ZM3-11L8-13L9-1L4 1Z';
const BARREL =
  'M-13-18H13C19-7 19 7 13 18H-13C-19 7-19-7-13-18ZM-16.5-9.5L-16.9-6.5H16.9L16.5-9.5ZM-16.9 6.5L-16.5 9.5H16.5L16.9 6.5Z';
const WAGON =
  'M-24-6C-22-17-12-19 0-19C12-19 22-17 24-6V2H-24ZM-8-17L-9-6H-6L-5-17ZM6-17L7-6H10L9-17Z' +
  `M-22 10A7.5 7.5 0 1 0-7 10A7.5 7.5 0 1 0-22 10ZM-17.5 10A3 3 0 1 1-11.5 10A3 3 0 1 1-17.5 10Z` +
  `M7 10A7.5 7.5 0 1 0 22 10A7.5 7.5 0 1 0 7 10ZM11.5 10A3 3 0 1 1 17.5 10A3 3 0 1 1 11.5 10Z`;
const SHIP =
  'M-24 8H24C22 14 18 18 14 19H-15C-19 18-23 14-24 8ZM-2-20H0V6H-2ZM-4-17V4H-20C-18-6-12-13-4-17ZM2-17C12-14 18-6 19 4H2Z';
const FLAG = 'M-18-19H-15V19H-18ZM-14-17C-4-21 4-12 20-17V3C4 8-4-1-14 3Z';

const PERIOD: Readonly<Record<SymbolName, CounterSymbol>> = {
  infantry: { manner: 'solid', path: SHAKO },
  cavalry: { manner: 'solid', path: HORSE },
  artillery: { manner: 'solid', path: CANNON },
  commander: { manner: 'solid', path: BICORNE },
  depot: { manner: 'solid', path: BARREL },
  train: { manner: 'solid', path: WAGON },
  hidden: NATO.hidden,
  fleet: { manner: 'solid', path: SHIP },
  marker: { manner: 'solid', path: FLAG },
};

const SETS: Readonly<Record<SymbolSet, Readonly<Record<SymbolName, CounterSymbol>>>> = { nato: NATO, period: PERIOD };

export const symbolOf = (set: SymbolSet, name: SymbolName): CounterSymbol => SETS[set][name];

/** What stands on the back of a counter, and for a symbol that is not to be seen. */
export const HIDDEN_SIGN = QUESTION;
export { STAR };
