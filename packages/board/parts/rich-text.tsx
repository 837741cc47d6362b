import { Fragment, type ReactNode } from 'react';
import type { RichPiece, RichText, Spot } from '../game-ui.ts';
import { Explained } from '../glossary/glossary.tsx';
import { Die } from './die.tsx';
import { isFace } from './pips.ts';
import { useStop } from './roving.tsx';

/** Lights something up on the map, or nothing any more. */
export type OnLight = (spot: Spot | undefined) => void;

const spotOf = ({ place, counter }: RichPiece): Spot | undefined => {
  if (counter !== undefined) return place === undefined ? { counter } : { counter, place };
  return place === undefined ? undefined : { place };
};

interface PieceProps {
  readonly piece: string | RichPiece;
  readonly onLight: OnLight | undefined;
  readonly onShow: OnLight | undefined;
}

const Piece = ({ piece, onLight, onShow }: PieceProps): ReactNode => {
  const stop = useStop();
  if (typeof piece === 'string') return <Explained>{piece}</Explained>;
  if (isFace(piece.die)) return <Die face={piece.die} />;
  const spot = spotOf(piece);
  if (!spot) return piece.text;
  return (
    <button
      type="button"
      tabIndex={stop}
      className={spot.counter === undefined ? 'bv-name bv-name-place' : 'bv-name'}
      onMouseEnter={() => onLight?.(spot)}
      onMouseLeave={() => onLight?.(undefined)}
      onFocus={() => onLight?.(spot)}
      onBlur={() => onLight?.(undefined)}
      onClick={() => onShow?.(spot)}
    >
      {piece.text}
    </button>
  );
};

export interface RichTextViewProps {
  readonly text: RichText | string;
  /** While the pointer or the keyboard rests on a name. */
  readonly onLight?: OnLight;
  /** On a click or tap on a name: bring it into view. */
  readonly onShow?: OnLight;
}

/** What follows a name without a space, or with a space that must not break: French puts one before its colon. */
const TAIL = /^[\u00a0\u202f]?[:;,.!?)\]’”»]+/u;

interface Joined {
  readonly piece: string | RichPiece;
  readonly tail: string;
}

/** Each name with the signs that must stay on its line. */
export const joinedTails = (text: RichText): readonly Joined[] => {
  let taken = '';
  return text.map((piece, place) => {
    const rest = typeof piece === 'string' ? piece.slice(taken.length) : piece;
    const next = text[place + 1];
    taken = typeof piece !== 'string' && typeof next === 'string' ? (TAIL.exec(next)?.[0] ?? '') : '';
    return { piece: rest, tail: taken };
  });
};

/** A sentence whose names light up the map. */
export const RichTextView = ({ text, onLight, onShow }: RichTextViewProps): ReactNode =>
  typeof text === 'string' ? (
    <Explained>{text}</Explained>
  ) : (
    joinedTails(text).map(({ piece, tail }, place) => {
      const shown = <Piece piece={piece} onLight={onLight} onShow={onShow} />;
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence never change places
        <Fragment key={place}>
          {tail === '' ? (
            shown
          ) : (
            <span className="bv-together">
              {shown}
              {tail}
            </span>
          )}
        </Fragment>
      );
    })
  );
