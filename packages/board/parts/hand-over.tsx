import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { Dialog } from './dialog.tsx';
import type { SeatLook } from './seat-badge.tsx';

export interface HandOverProps {
  readonly seat: SeatLook;
  readonly onReady: () => void;
  /** What may be known by both: the turn, the last line of the log. */
  readonly children?: ReactNode;
}

const NOTHING = (): void => undefined;

/** Between two players at one screen. The page must hold nothing of the other side while this is shown. */
export const HandOver = ({ seat, onReady, children }: HandOverProps): ReactNode => {
  const words = useWords();
  return (
    <Dialog solemn title={words('handOver.title', { seat: seat.name })} onClose={NOTHING}>
      <div className="bv-hand-over" style={{ '--bv-side': seat.colour } as CSSProperties}>
        <p>{words('handOver.words', { seat: seat.name })}</p>
        {children}
        <button type="button" className="bv-button bv-button-main" onClick={onReady}>
          {words('handOver.ready', { seat: seat.name })}
        </button>
      </div>
    </Dialog>
  );
};
