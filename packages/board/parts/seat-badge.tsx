import type { ReactNode } from 'react';

/** A side as the table names it. */
export interface SeatLook {
  readonly name: string;
  readonly colour: string;
}

/** The side's colour beside its name. */
export const SeatBadge = ({ name, colour }: SeatLook): ReactNode => (
  <span className="bv-seat">
    <span className="bv-seat-flag" style={{ background: colour }} aria-hidden="true" />
    {name}
  </span>
);
