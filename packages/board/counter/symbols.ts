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
  [r, r - 2.4, r - 4.8, r - 7.2].map((each) => ring(x, y, Math.max(0.6, each))).join('');

const QUESTION = 'M-8-8c0-12 17-12 17-1c0 7-8 7-8 14M1 11.5v2.5';
const ANCHOR = 'M0-10V15M-9-4H9M-14 5c1 7 7 10 14 10s13-3 14-10M-14 5l-4 4M-14 5l4 3M14 5l4 4M14 5l-4 3';

const FLAG = 'M-18-20H-14.5V20H-18ZM-13-18C-4-22 5-13 21-18V3C5 8-4-1-13 3Z';

const NATO: Readonly<Record<SymbolName, CounterSymbol>> = {
  infantry: { manner: 'frame', path: `${FRAME}M-27-17L27 17M-27 17L27-17` },
  cavalry: { manner: 'frame', path: `${FRAME}M-27 17L27-17` },
  artillery: { manner: 'frame', path: `${FRAME}${dot(0, 0, 9)}` },
  commander: { manner: 'solid', path: 'M0-21l5.5 14.4h15.4l-12.4 9.4 4.7 15.2L0 9l-13.2 9 4.7-15.2L-20.9-6.6h15.4z' },
  depot: { manner: 'frame', path: `${FRAME}M-27 8H27M-12 8V-5H12V8M-12-5L0-12L12-5` },
  train: { manner: 'frame', path: `M-27-17H27V9H-27ZM-27 2H27${ring(-15, 13, 4.5)}${ring(15, 13, 4.5)}` },
  hidden: { manner: 'solid', path: '' },
  fleet: { manner: 'frame', path: `${FRAME}${ring(0, -12, 2)}${ANCHOR}` },
  flag: { manner: 'solid', path: FLAG },
  marker: { manner: 'frame', path: `M0-19L25 0L0 19L-25 0Z` },
};

const SHAKO =
  'M-16-12H16L12.5 8H-12.5ZM-16.6-15.5C-10-18 10-18 16.6-15.5L16.2-13.5H-16.2ZM-12.2 9.5H12.2L12 11.5C18 13 18 17 13 18C5 15.5-5 15.5-13 18C-18 17-18 13-12 11.5Z' +
  'M-1.5-17C-6-20-5-27 0-29C5-27 6-20 1.5-17ZM0-8L6.5-2.5L0 4L-6.5-2.5Z';
const HORSE =
  'M-3-19C-1-16 0-15 2-14C11-11 16-3 17 6C18 11 17 15 16 19H-9C-8 12-2 9-1 3C-5 6-9 6-11 9C-13 12-17 13-19 10' +
  'C-21 7-20 4-18 1C-15-3-13-7-10-11C-8-13-7-15-6-18L-4-15ZM-9-6.5A1.8 1.8 0 1 0-5.4-6.5A1.8 1.8 0 1 0-9-6.5Z';
const CANNON =
  'M-27-7C-27-10-25-11-22-11L22-12V-15H26V-1H22V-4L4-1C9 1 11 5 11 9A13 13 0 1 1-15 9C-15 5-13 2-10 0L-22-3C-25-3-27-4-27-7Z' +
  'M-2 2A7 7 0 1 0-2 16A7 7 0 1 0-2 2ZM-4 9A2 2 0 1 1 0 9A2 2 0 1 1-4 9ZM9 15L26 20V22H6C7.5 20 8.5 18 9 15Z';
const BICORNE =
  'M-29 11C-23 11-20-17 0-18C20-17 23 11 29 11C26 18 13 13 0 13C-13 13-26 18-29 11Z' +
  'M4-9A5 5 0 1 0 14-9A5 5 0 1 0 4-9ZM6.5-9A2.5 2.5 0 1 1 11.5-9A2.5 2.5 0 1 1 6.5-9Z';
const BARREL =
  'M-13-18H13C19-7 19 7 13 18H-13C-19 7-19-7-13-18ZM-16.5-9.5L-16.9-6.5H16.9L16.5-9.5ZM-16.9 6.5L-16.5 9.5H16.5L16.9 6.5Z';
const WAGON =
  'M-25-4C-27-12-25-20-19-20H19C25-20 27-12 25-4ZM-11-17C-13-13-13-10-12-6H-9C-10-10-10-13-8-17ZM8-17C10-13 10-10 9-6H12C13-10 13-13 11-17Z' +
  'M-27-2H27V4H24A10 10 0 0 0 7 4H-7A10 10 0 0 0-24 4H-27Z' +
  'M-23.5 11A8 8 0 1 0-7.5 11A8 8 0 1 0-23.5 11ZM-19.5 11A4 4 0 1 1-11.5 11A4 4 0 1 1-19.5 11Z' +
  'M7.5 11A8 8 0 1 0 23.5 11A8 8 0 1 0 7.5 11ZM11.5 11A4 4 0 1 1 19.5 11A4 4 0 1 1 11.5 11Z';
const SHIP =
  'M-27 7L-22 9H24L28 5C27 12 23 18 18 20H-17C-22 18-25 13-27 7ZM-1-23H1V8H-1ZM-3-19V-8H-17C-15-13-10-17-3-19ZM-18-6H-3V5H-21C-21 1-20-3-18-6Z' +
  'M3-19C10-17 15-13 17-8H3ZM3-6H18C20-3 21 1 21 5H3Z';

const PERIOD: Readonly<Record<SymbolName, CounterSymbol>> = {
  infantry: { manner: 'solid', path: SHAKO },
  cavalry: { manner: 'solid', path: HORSE },
  artillery: { manner: 'solid', path: CANNON },
  commander: { manner: 'solid', path: BICORNE },
  depot: { manner: 'solid', path: BARREL },
  train: { manner: 'solid', path: WAGON },
  hidden: NATO.hidden,
  fleet: { manner: 'solid', path: SHIP },
  flag: NATO.flag,
  marker: { manner: 'solid', path: FLAG },
};

const SETS: Readonly<Record<SymbolSet, Readonly<Record<SymbolName, CounterSymbol>>>> = { nato: NATO, period: PERIOD };

export const symbolOf = (set: SymbolSet, name: SymbolName): CounterSymbol => SETS[set][name];

/** What stands on the back of a counter, and for a symbol that is not to be seen. */
export const HIDDEN_SIGN = QUESTION;
