import { memo, type ReactNode } from 'react';
import type { CounterFace as Face } from '../game-ui.ts';
import type { SymbolSet } from '../settings.ts';
import { areApart } from './figures-apart.ts';
import { isHarm, MARK_SIGNS } from './mark-signs.ts';
import { CHARGES, SHIELD, shieldAt } from './shield.ts';
import { shortName } from './short-name.ts';
import { HIDDEN_SIGN, symbolOf } from './symbols.ts';

/** Counters are drawn in a box of 100 by 100, its middle at nought. */
export const HALF = 50;
const BODY = 'M-41-50H41A9 9 0 0 1 50-41V41A9 9 0 0 1 41 50H-41A9 9 0 0 1-50 41V-41A9 9 0 0 1-41-50Z';
const SHADOW =
  'M-38-46H44A10 10 0 0 1 54-36V46A10 10 0 0 1 44 56H-38A10 10 0 0 1-48 46V-36A10 10 0 0 1-38-46Z' +
  'M-40-48H42A10 10 0 0 1 52-38V44A10 10 0 0 1 42 54H-40A10 10 0 0 1-50 44V-38A10 10 0 0 1-40-48Z';
const EDGE = 'M-40.5-47.5H40.5A7 7 0 0 1 47.5-40.5M-40.5-47.5A7 7 0 0 0-47.5-40.5V40';
const BACK =
  'M-30-50L50 30M-10-50L50 10M10-50L50-10M30-50L50-30M-50-50L50 50M-50-30L30 50M-50-10L10 50M-50 10L-10 50M-50 30L-30 50' +
  'M30-50L-50 30M10-50L-50 10M-10-50L-50-10M-30-50L-50-30M50-50L-50 50M50-30L-30 50M50-10L-10 50M50 10L10 50M50 30L30 50';

const LEAST_PX = 13;
/** From the left edge of one figure to the right edge of the other. */
const FIGURES_WIDTH = 84;
/** Below this side the name gives way to the figures. */
export const NAMED_FROM_PX = 44;

export interface CounterFaceProps {
  readonly face: Face;
  /** How large it stands on the screen: small ones leave out what could not be read. */
  readonly px: number;
  readonly symbols: SymbolSet;
}

const MOST_MARKS = 4;

/**
 * Beside the symbol: right, left, then below, so that two of them cover no figure. On a small counter the number of the
 * stack has the left corner: two down the right side first.
 */
const markAt = (place: number, isSmall: boolean): readonly [side: 1 | -1, row: number] =>
  isSmall ? [place < 2 ? 1 : -1, place % 2] : [place % 2 === 0 ? 1 : -1, Math.floor(place / 2)];

interface MarksProps extends Pick<Face, 'marks'> {
  readonly px: number;
  readonly top: number;
}

const Marks = ({ marks, px, top }: MarksProps): ReactNode => {
  const size = Math.max(25, (15 / px) * 100);
  return marks.slice(0, MOST_MARKS).map(({ kind }, place) => {
    const [side, row] = markAt(place, px < NAMED_FROM_PX);
    const x = side * (HALF - 3);
    const y = top - HALF + size * (0.5 + 0.98 * row);
    return (
      <g
        key={kind}
        className={isHarm(kind) ? 'bv-mark bv-mark-harm' : 'bv-mark'}
        transform={`translate(${x} ${y})scale(${size / 24})`}
      >
        <circle r="11.5" />
        <path d={MARK_SIGNS[kind]} />
      </g>
    );
  });
};

/** The face of a counter: colour, name, symbol, two figures, marks; or its back. */
export const CounterFace = memo(({ face, px, symbols }: CounterFaceProps): ReactNode => {
  const { field, ink, band, charge, name, figures, marks, faceDown = false, pale = false } = face;
  const isNamed = !faceDown && px >= NAMED_FROM_PX && name !== '';
  const nameSize = Math.max(18, (LEAST_PX / px) * 100);
  const figureSize = isNamed ? Math.max(32, (LEAST_PX / px) * 100) : Math.max(40, (LEAST_PX / px) * 100);
  const top = isNamed ? nameSize * 1.12 : 8;
  const foot = 96 - figureSize * 0.78;
  const symbol = symbolOf(symbols, face.symbol);
  const hasFigures = figures.some((figure) => figure !== '');
  const middle = hasFigures ? (top + foot) / 2 : (top + 94) / 2;
  const zoom = Math.min(1.15, Math.max(0.5, ((hasFigures ? foot : 92) - top - 5) / 38));
  const shield = isNamed && hasFigures ? shieldAt(figures, figureSize, FIGURES_WIDTH / 2) : undefined;
  const drawn = (
    <>
      <path className="bv-counter-shadow" d={SHADOW} />
      <path className="bv-counter-body" d={BODY} fill={field} />
      {faceDown ? <path className="bv-counter-back" d={BACK} stroke={ink} /> : undefined}
      {band === undefined ? undefined : <path d={`M-50 ${top - 48.5}H50V${top - 43}H-50Z`} fill={band} />}
      <path className="bv-counter-edge" d={EDGE} />
      {isNamed ? (
        <text className="bv-counter-name" y={nameSize * 0.86 - HALF} fontSize={nameSize} fill={ink}>
          {shortName(name, 94 / nameSize)}
        </text>
      ) : undefined}
      {faceDown || symbol.path === '' ? (
        <path
          className="bv-symbol-line"
          d={HIDDEN_SIGN}
          stroke={ink}
          transform={`translate(0 ${middle - HALF})scale(${zoom})`}
        />
      ) : (
        <path
          className={`bv-symbol-${symbol.manner}`}
          d={symbol.path}
          transform={`translate(0 ${middle - HALF})scale(${zoom})`}
          {...(symbol.manner === 'solid' ? { fill: ink } : {})}
        />
      )}
      {figures[0] === '' ? undefined : (
        <text className="bv-counter-figure" x={-42} y={44} fontSize={figureSize} fill={ink}>
          {figures[0]}
        </text>
      )}
      {figures[1] === '' || !areApart(figures, FIGURES_WIDTH / figureSize) ? undefined : (
        <text className="bv-counter-figure bv-counter-right" x={42} y={44} fontSize={figureSize} fill={ink}>
          {figures[1]}
        </text>
      )}
      {charge && shield !== undefined ? (
        <g className="bv-counter-shield" transform={`translate(${shield} 33)scale(0.82)`}>
          <path d={SHIELD} fill={field} />
          <path d={CHARGES[charge]} fill={ink} opacity="0.85" />
          <path d={SHIELD} fill="none" stroke={ink} strokeWidth="1.8" />
        </g>
      ) : undefined}
      <Marks marks={marks} px={px} top={isNamed ? top : 0} />
    </>
  );
  return pale ? <g className="bv-pale">{drawn}</g> : drawn;
});
