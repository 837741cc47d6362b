import type { ReactNode } from 'react';

interface PieceProps {
  readonly x: number;
  readonly y: number;
  readonly side: 'blue' | 'white';
  readonly symbol: 'foot' | 'horse' | 'bot';
}

/** A counter as it lies on the map: foot has a cross, horse a stroke, and a bot a wheel. */
const Piece = ({ x, y, side, symbol }: PieceProps): ReactNode => (
  <g transform={`translate(${x} ${y})`} className={`bp-piece bp-piece-${side}`}>
    <rect x="-15" y="-15" width="30" height="30" rx="3.5" />
    {symbol === 'bot' ? (
      <g className="bp-piece-sign">
        <circle r="5.6" />
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} d="M0 -5.6V-9" transform={`rotate(${turn})`} />
        ))}
      </g>
    ) : (
      <path
        className="bp-piece-sign"
        d={symbol === 'foot' ? 'M-9 -6H9V6H-9ZM-9 -6L9 6M-9 6L9 -6' : 'M-9 -6H9V6H-9ZM-9 6L9 -6'}
      />
    )}
  </g>
);

const Picture = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg className="bp-way-picture" viewBox="0 0 180 64" aria-hidden="true">
    {children}
  </svg>
);

/** One piece against the wheelwork. */
export const AlonePicture = (): ReactNode => (
  <Picture>
    <path className="bp-way-line" d="M86 32H94" />
    <Piece x={66} y={32} side="white" symbol="foot" />
    <Piece x={114} y={32} side="blue" symbol="bot" />
  </Picture>
);

/** Two at one table. */
export const BesidePicture = (): ReactNode => (
  <Picture>
    <path className="bp-way-table" d="M34 50H146" />
    <Piece x={68} y={32} side="white" symbol="foot" />
    <Piece x={112} y={32} side="blue" symbol="horse" />
  </Picture>
);

/** Two far apart, with a road between them. */
export const OnlinePicture = (): ReactNode => (
  <Picture>
    <path className="bp-way-road" d="M44 34C66 4 88 62 108 34S128 22 136 30" />
    <Piece x={26} y={38} side="white" symbol="foot" />
    <Piece x={154} y={26} side="blue" symbol="horse" />
  </Picture>
);
