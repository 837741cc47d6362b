import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { dot, PIPS } from './pips.ts';

export interface DieProps {
  /** Left out while it has not been rolled. */
  readonly face?: number;
  /** Settles once, when it appears. */
  readonly rolled?: boolean;
  readonly size?: number;
}

/** A die, drawn as a die. */
export const Die = ({ face, rolled = false, size }: DieProps): ReactNode => {
  const words = useWords();
  const label = face === undefined ? words('log.unrolled') : words('log.die', { face });
  const pips = face === undefined ? undefined : PIPS[face];
  return (
    <svg
      className={rolled ? 'bv-die bv-die-rolled' : 'bv-die'}
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      {...(size === undefined ? {} : { style: { inlineSize: size, blockSize: size } })}
    >
      <rect x="4" y="4" width="92" height="92" rx="18" />
      {pips ? (
        <path d={pips.map(dot).join('')} />
      ) : (
        <text x="50" y="70" textAnchor="middle">
          {face ?? '?'}
        </text>
      )}
    </svg>
  );
};

export interface DiceProps {
  readonly faces: readonly number[];
  readonly rolled?: boolean;
  readonly size?: number;
}

/** Several dice in a row. */
export const Dice = ({ faces, ...die }: DiceProps): ReactNode => (
  <span className="bv-dice">
    {faces.map((face, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- two equal dice are told apart by their place alone
      <Die key={place} face={face} {...die} />
    ))}
  </span>
);
