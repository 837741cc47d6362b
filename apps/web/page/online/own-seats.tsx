import type { Seat } from '@bivouac/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';

interface OwnSeatsProps {
  readonly own: readonly Seat[];
  /** The one that the table is shown from. */
  readonly seat: Seat;
  readonly waitsFor: readonly Seat[];
  readonly game: PageGame;
  readonly onTurnTo: (seat: Seat) => void;
}

/** The seats of a player who has several: the one they look from, and those whose turn it is. */
export const OwnSeats = ({ own, seat, waitsFor, game: { ui }, onTurnTo }: OwnSeatsProps): ReactNode => {
  const { words, language } = usePage();
  if (own.length < 2) return undefined;
  return (
    <div className="bp-own-seats" role="group" aria-label={words('online.yourSeats')}>
      {own.map((each) => {
        const name = ui.seatName(language, each);
        return (
          <button
            key={each}
            type="button"
            className="bv-tool"
            style={{ '--bp-seat': ui.seatColour(each) } as CSSProperties}
            aria-pressed={each === seat}
            onClick={() => onTurnTo(each)}
          >
            {waitsFor.includes(each) ? words('online.seatAsked', { seat: name }) : name}
          </button>
        );
      })}
    </div>
  );
};
