import { INKS } from '@bivouac/atlas';
import { CounterView } from '@bivouac/board/counter/counter-view.tsx';
import { isHarm, MARK_SIGNS } from '@bivouac/board/counter/mark-signs.ts';
import type { CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { type LegendRow, legendSections, SAMPLE, type SamplePart } from './legend-rows.ts';

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

const Sample = ({ parts }: { readonly parts: readonly SamplePart[] }): ReactNode => (
  <svg viewBox={`0 0 ${SAMPLE.width} ${SAMPLE.height}`} width={SAMPLE.width} height={SAMPLE.height} aria-hidden="true">
    <rect width={SAMPLE.width} height={SAMPLE.height} rx="4" fill={INKS.light.paper} />
    {parts.map(({ path, brush, centred }, place) => (
      <path
        // eslint-disable-next-line react/no-array-index-key -- the strokes of a sign keep their order
        key={place}
        d={path}
        {...(centred ? { transform: `translate(${SAMPLE.width / 2} ${SAMPLE.height / 2})` } : {})}
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
  return 'mark' in row ? <MarkSign mark={row.mark} /> : <Sample parts={row.parts} />;
};

const ROW: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12, marginBlock: 6 };
const COLUMN: CSSProperties = { flex: `0 0 ${SIZE}px`, display: 'grid', placeItems: 'center' };
const LIST: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 };

/** What the signs of this game mean. */
export const Legend = ({ language }: { readonly language: Language }): ReactNode =>
  legendSections(language).map(({ id, title, rows }) => (
    <section key={id}>
      <h4>{title}</h4>
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
