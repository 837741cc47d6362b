import type { ReactNode } from 'react';
import { Die } from './die.tsx';
import type { LogLine } from './log-lines.ts';
import { isFace } from './pips.ts';

export interface DiceCastProps {
  readonly lines: readonly LogLine[];
}

/** Dice thrown on the table, each in the sentence that tells what came of it. They lie over the map and are in nobody's way. */
export const DiceCast = ({ lines }: DiceCastProps): ReactNode =>
  lines.length === 0 ? undefined : (
    <ul className="bv-cast" aria-hidden="true">
      {lines.map(({ id, text }) => (
        <li key={id}>
          <span>
            {text.map((piece, place) => {
              if (typeof piece === 'string') return piece;
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence keep their order
              return isFace(piece.die) ? <Die key={place} face={piece.die} rolled size={38} /> : piece.text;
            })}
          </span>
        </li>
      ))}
    </ul>
  );
