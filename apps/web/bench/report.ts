/** What was measured in the browser. Times are in milliseconds. */
export interface BrowserFigures {
  readonly browser: string;
  readonly cores: number;
  /** The machine's load at the start: above the number of cores, every time below is too long. */
  readonly load: number;
  readonly loads: number;
  /** The table of each game, by its name. */
  readonly tables: Readonly<Record<string, TableFigures>>;
  /** From an empty cache to the first question, with all that the browser keeps for playing offline. */
  readonly withOffline: Traffic;
}

export interface TableFigures {
  /** From the navigation to the first words of the page, and to the map; each the median of the loads. */
  readonly firstWords: number;
  readonly mapPainted: number;
  readonly panning: Frames;
  readonly zooming: Frames;
  /** From the click on an answer to the frame that shows what comes of it; the median of a few. */
  readonly answer: number;
  /** The elements of the table page at its first question. */
  readonly nodes: number;
  /** From an empty cache to the first question. */
  readonly toFirstQuestion: Traffic;
}

/** The frames while the map was moved. */
export interface Frames {
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

const AIMS = { mapPainted: 1500, answer: 200, nodes: 3000, bytes: 700_000, requests: 20 };

type Row = readonly [what: string, measured: string, aim: string];

const whole = (count: number): string => Math.round(count).toLocaleString('en').replaceAll(',', '\u202f');
const seconds = (time: number): string => `${(time / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number): string => `${whole(bytes / 1000)} KB`;
const aim = (words: string, isMet: boolean): string => `${words} ${isMet ? '✓' : '✗'}`;

const moving = (how: string, { frames, slowFrames, longestFrame, longTasks }: Frames): Row[] => [
  [
    `longest frame while ${how}`,
    `${whole(longestFrame)} ms`,
    aim(`at most ${SLOW_FRAME} ms`, longestFrame <= SLOW_FRAME),
  ],
  [`frames over ${SLOW_FRAME} ms while ${how}`, `${slowFrames} of ${frames}`, aim('none', slowFrames === 0)],
  [`tasks over ${SLOW_FRAME} ms while ${how}`, whole(longTasks), ''],
];

const rows = ({ mapPainted, firstWords, panning, zooming, answer, nodes, toFirstQuestion }: TableFigures): Row[] => [
  ['first paint of the map', seconds(mapPainted), aim('under 1.5 s', mapPainted < AIMS.mapPainted)],
  ['first words of the page', seconds(firstWords), ''],
  ...moving('panning', panning),
  ...moving('zooming', zooming),
  ['an answer, until it shows', `${whole(answer)} ms`, aim(`under ${AIMS.answer} ms`, answer < AIMS.answer)],
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
];

const tableLines = (name: string, figures: TableFigures): readonly string[] => {
  const table: readonly Row[] = [[name, 'measured', 'aim'], ...rows(figures)];
  const widest = (column: 0 | 1): number => Math.max(...table.map((row) => row[column].length));
  return table.map(([what, measured, goal]) =>
    `${what.padEnd(widest(0))}  ${measured.padStart(widest(1))}  ${goal}`.trimEnd(),
  );
};

/** The figures for a reader, each beside its aim. */
export const reportLines = ({
  browser,
  cores,
  load,
  loads,
  tables,
  withOffline,
}: BrowserFigures): readonly string[] => [
  `Chromium ${browser}, ${cores} cores, load ${load.toFixed(1)}; an empty cache, the median of ${loads} loads`,
  ...(load > cores ? ['The machine was busy: the times are longer than they would be.'] : []),
  ...Object.entries(tables).flatMap(([name, figures]) => ['', ...tableLines(name, figures)]),
  '',
  `with all that is kept for offline: ${kilobytes(withOffline.bytes)} in ${withOffline.requests} requests`,
];
