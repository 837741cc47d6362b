import { type PointerEvent, type ReactNode, useState } from 'react';
import { CounterView } from '../counter/counter-view.tsx';
import type { CounterFace } from '../game-ui.ts';
import { useWords } from '../language.tsx';

/** A piece that waits in the tray, or that has been promised a place. */
export interface TrayedPiece {
  readonly id: string;
  readonly words: string;
  readonly face?: CounterFace | undefined;
  /** How many like it are left, if there are several. */
  readonly left?: number | undefined;
  /** What each costs. */
  readonly price?: string | undefined;
  /** Where it will go, in words. */
  readonly goesTo?: string | undefined;
  /** The question is about it. */
  readonly isAsked: boolean;
}

export interface PieceTrayProps {
  readonly title: string;
  readonly pieces: readonly TrayedPiece[];
  readonly chosen: string | undefined;
  /** Clicked, or reached by the keys: the places where it may stand light up. */
  readonly onChoose: (id: string) => void;
  /** Carried over this point of the screen. */
  readonly onCarry: (id: string, x: number, y: number) => void;
  readonly onDrop: (id: string, x: number, y: number) => void;
  /** Takes back what it was promised. */
  readonly onTakeBack: (id: string) => void;
  /** Puts all that is left where the table thinks best. */
  readonly onRest: (() => void) | undefined;
  readonly isAtIt: boolean;
}

const STILL = 6;
const SIDE = 54;

interface PieceProps extends Pick<PieceTrayProps, 'onChoose' | 'onCarry' | 'onDrop' | 'onTakeBack'> {
  readonly piece: TrayedPiece;
  readonly isChosen: boolean;
}

const Piece = ({ piece, isChosen, onChoose, onCarry, onDrop, onTakeBack }: PieceProps): ReactNode => {
  const words = useWords();
  const { id, words: name, face, left, price, goesTo } = piece;
  const [from, setFrom] = useState<readonly [x: number, y: number]>();
  const [at, setAt] = useState<readonly [x: number, y: number]>();
  const release = (event: PointerEvent<HTMLButtonElement>): void => {
    if (at && event.type === 'pointerup') onDrop(id, event.clientX, event.clientY);
    else if (at) onCarry(id, -1, -1);
    setFrom(undefined);
  };
  return (
    <button
      type="button"
      className="bv-piece"
      aria-pressed={isChosen}
      title={name}
      data-asked={piece.isAsked || undefined}
      data-gone={goesTo !== undefined || at !== undefined || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setAt(undefined);
        setFrom([event.clientX, event.clientY]);
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (!from || (!at && Math.hypot(clientX - from[0], clientY - from[1]) <= STILL)) return;
        setAt([clientX, clientY]);
        onCarry(id, clientX, clientY);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={() => {
        setAt(undefined);
        if (at) return;
        if (goesTo === undefined) onChoose(id);
        else onTakeBack(id);
      }}
    >
      <span className={face ? 'bv-unseen' : undefined}>
        {goesTo === undefined ? name : words('tray.goesTo', { piece: name, place: goesTo })}{' '}
      </span>
      {face ? <CounterView face={goesTo === undefined ? face : { ...face, pale: true }} size={SIDE} /> : undefined}
      {left === undefined ? undefined : <span className="bv-piece-left">{left}</span>}
      {price === undefined ? undefined : (
        <span className="bv-coin" aria-hidden="true">
          {price}
        </span>
      )}
      {goesTo === undefined ? undefined : (
        <span className="bv-piece-to" aria-hidden="true">
          {goesTo}
        </span>
      )}
      {from && at && face ? (
        <span className="bv-piece-carried" style={{ left: at[0] - SIDE / 2, top: at[1] - SIDE / 2 }}>
          <CounterView face={face} size={SIDE} />
        </span>
      ) : undefined}
    </button>
  );
};

/** Pieces that go onto the map, side by side: each is dragged there, or chosen and then its place. */
export const PieceTray = ({ title, pieces, chosen, onRest, isAtIt, ...acts }: PieceTrayProps): ReactNode => {
  const words = useWords();
  const left = pieces.reduce((sum, piece) => sum + (piece.goesTo === undefined ? (piece.left ?? 1) : 0), 0);
  return (
    <section className="bv-pieces" aria-label={title}>
      <div className="bv-pieces-head">
        <h3>{title}</h3>
        <p className="bv-quiet">{words('tray.left', { left })}</p>
      </div>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Piece piece={piece} isChosen={piece.id === chosen} {...acts} />
          </li>
        ))}
      </ul>
      {onRest ? (
        <button type="button" className="bv-button bv-pieces-rest" aria-pressed={isAtIt} onClick={onRest}>
          {words('tray.rest')}
        </button>
      ) : undefined}
    </section>
  );
};
