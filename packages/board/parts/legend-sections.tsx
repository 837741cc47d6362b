import { brushesFor, INKS, type LegendEntry, SAMPLE_HEIGHT, SAMPLE_WIDTH, signOf, type SignPart } from '@bivouac/atlas';
import type { CSSProperties, ReactNode } from 'react';
import { CounterView } from '../counter/counter-view.tsx';
import { isHarm, MARK_SIGNS } from '../counter/mark-signs.ts';
import type { CounterFace, CounterMark } from '../game-ui.ts';

/** What lies on the map, drawn as the map draws it on a scrap of its paper. */
export interface MapSample {
  readonly width: number;
  readonly height: number;
  /** Each part is drawn from the corner of the scrap, or stands in its middle. */
  readonly parts: readonly (SignPart & { readonly centred: boolean })[];
}

const PAPER = 'light';
/** A row of the map's legend on a scrap of its paper. */
export const mapSample = ({ layers, mark }: LegendEntry): MapSample => ({
  width: SAMPLE_WIDTH,
  height: SAMPLE_HEIGHT,
  parts: [
    ...layers.flatMap(({ path, ...layer }) =>
      brushesFor(PAPER, layer).map((brush) => ({ path, brush, centred: false })),
    ),
    ...(mark ? signOf(mark, PAPER).map((part) => ({ ...part, centred: true })) : []),
  ],
});

const SCRAP = 48;
/** The same of parts that a game names itself, in the middle of the scrap. */
export const scrapOf = (parts: readonly SignPart[]): MapSample => ({
  width: SCRAP,
  height: SCRAP,
  parts: parts.map((part) => ({ ...part, centred: true })),
});

/** A path as the layers of the sheet are painted. */
export const paintedAs = (path: string, layer: Parameters<typeof brushesFor>[1]): readonly SignPart[] =>
  brushesFor(PAPER, layer).map((brush) => ({ path, brush }));

/** The sign of a mark on a scrap of paper. */
export const signScrap = (mark: Parameters<typeof signOf>[0]): MapSample => scrapOf(signOf(mark, PAPER));

/** A sign and what it means. */
export type LegendRow = { readonly words: string } & (
  | { readonly face: CounterFace }
  | { readonly mark: CounterMark['kind'] }
  | { readonly sample: MapSample }
);

export interface LegendSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly LegendRow[];
}

type Heading = 'legend.counters' | 'legend.marks' | 'legend.map';

/** The legend of a game: its counters, the marks on them, and what lies on the map. */
export const legendOf = <Mark extends CounterMark['kind']>(
  words: (key: Heading | `legend.${Mark}`) => string,
  counters: readonly LegendRow[],
  marks: readonly Mark[],
  map: readonly LegendRow[],
): readonly LegendSection[] => [
  { id: 'counters', title: words('legend.counters'), rows: counters },
  { id: 'marks', title: words('legend.marks'), rows: marks.map((mark) => ({ mark, words: words(`legend.${mark}`) })) },
  { id: 'map', title: words('legend.map'), rows: map },
];

/** Large enough for a counter to show its name. */
const SIZE = 60;

const MarkSign = ({ mark }: { readonly mark: CounterMark['kind'] }): ReactNode => (
  <svg viewBox="-14 -14 28 28" width={30} height={30} aria-hidden="true">
    <g className={isHarm(mark) ? 'bv-mark bv-mark-harm' : 'bv-mark'}>
      <circle r="11.5" />
      <path d={MARK_SIGNS[mark]} />
    </g>
  </svg>
);

const Sample = ({ sample: { width, height, parts } }: { readonly sample: MapSample }): ReactNode => (
  <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
    <rect width={width} height={height} rx="4" fill={INKS.light.paper} />
    {parts.map(({ path, brush, centred }, place) => (
      <path
        // oxlint-disable-next-line react/no-array-index-key -- the strokes of a sign keep their order
        key={place}
        d={path}
        {...(centred ? { transform: `translate(${width / 2} ${height / 2})` } : {})}
        fill={brush.fill ?? 'none'}
        stroke={brush.stroke ?? 'none'}
        strokeWidth={brush.width}
        strokeDasharray={brush.dash?.join(' ')}
        strokeLinecap={brush.cap}
        strokeLinejoin={brush.join}
        opacity={brush.opacity}
      />
    ))}
  </svg>
);

const Sign = ({ row }: { readonly row: LegendRow }): ReactNode => {
  if ('face' in row) return <CounterView face={row.face} size={SIZE} />;
  return 'mark' in row ? <MarkSign mark={row.mark} /> : <Sample sample={row.sample} />;
};

const ROW: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12, marginBlock: 6 };
const COLUMN: CSSProperties = { flex: `0 0 ${SIZE}px`, display: 'grid', placeItems: 'center' };
const LIST: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 };

/** What the signs of a game mean. */
export const LegendSections = ({ sections }: { readonly sections: readonly LegendSection[] }): ReactNode =>
  sections.map(({ id, title, rows }) => (
    <section key={id}>
      <h3>{title}</h3>
      <ul style={LIST}>
        {rows.map((row) => (
          <li key={row.words} style={ROW}>
            <span style={COLUMN}>
              <Sign row={row} />
            </span>
            <span>{row.words}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
