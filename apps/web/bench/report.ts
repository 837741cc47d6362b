/** What was measured in the browser. Times are in milliseconds. */
export interface BrowserFigures {
  readonly browser: string;
  readonly cores: number;
  /** The machine's load at the start: above the number of cores, every time below is too long. */
  readonly load: number;
  /** From the navigation to the first words of the page, and to the map; each the median of the loads. */
  readonly firstWords: number;
  readonly mapPainted: number;
  readonly loads: number;
  readonly panning: Panning;
  /** The elements of the table page at its first question. */
  readonly nodes: number;
  /** From an empty cache to the first question. */
  readonly toFirstQuestion: Traffic;
  /** The same with all that the browser keeps for playing offline. */
  readonly withOffline: Traffic;
}

export interface Panning {
  readonly frames: number;
  readonly slowFrames: number;
  readonly longestFrame: number;
  /** Pieces of work that held up the page for more than 50 ms. */
  readonly longTasks: number;
}

/** What went over the wire, headers included, as it was compressed. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** A frame over this is felt. */
export const SLOW_FRAME = 50;

const AIMS = { mapPainted: 1500, nodes: 3000, bytes: 700_000, requests: 20 };

type Row = readonly [what: string, measured: string, aim: string];

const whole = (count: number): string => Math.round(count).toLocaleString('en').replaceAll(',', '\u202f');
const seconds = (time: number): string => `${(time / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number): string => `${whole(bytes / 1000)} KB`;
const aim = (words: string, isMet: boolean): string => `${words} ${isMet ? '✓' : '✗'}`;

const rows = ({ mapPainted, firstWords, panning, nodes, toFirstQuestion, withOffline }: BrowserFigures): Row[] => [
  ['first paint of the map', seconds(mapPainted), aim('under 1.5 s', mapPainted < AIMS.mapPainted)],
  ['first words of the page', seconds(firstWords), ''],
  [
    'longest frame while panning',
    `${whole(panning.longestFrame)} ms`,
    aim(`at most ${SLOW_FRAME} ms`, panning.longestFrame <= SLOW_FRAME),
  ],
  [
    `frames over ${SLOW_FRAME} ms while panning`,
    `${panning.slowFrames} of ${panning.frames}`,
    aim('none', panning.slowFrames === 0),
  ],
  [`tasks over ${SLOW_FRAME} ms while panning`, whole(panning.longTasks), ''],
  ['nodes of the table page', whole(nodes), aim(`under ${whole(AIMS.nodes)}`, nodes < AIMS.nodes)],
  [
    'compressed, up to the first question',
    kilobytes(toFirstQuestion.bytes),
    aim(`under ${kilobytes(AIMS.bytes)}`, toFirstQuestion.bytes < AIMS.bytes),
  ],
  [
    'requests, up to the first question',
    whole(toFirstQuestion.requests),
    aim(`at most ${AIMS.requests}`, toFirstQuestion.requests <= AIMS.requests),
  ],
  ['with all that is kept for offline', `${kilobytes(withOffline.bytes)} in ${withOffline.requests}`, ''],
];

/** The figures for a reader, each beside its aim. */
export const reportLines = (figures: BrowserFigures): readonly string[] => {
  const table: readonly Row[] = [['', 'measured', 'aim'], ...rows(figures)];
  const widest = (column: 0 | 1): number => Math.max(...table.map((row) => row[column].length));
  const { browser, cores, load, loads } = figures;
  return [
    `Chromium ${browser}, ${cores} cores, load ${load.toFixed(1)}; an empty cache, the median of ${loads} loads`,
    ...(load > cores ? ['The machine was busy: the times are longer than they would be.'] : []),
    ...table.map(([what, measured, goal]) =>
      `${what.padEnd(widest(0))}  ${measured.padStart(widest(1))}  ${goal}`.trimEnd(),
    ),
  ];
};
