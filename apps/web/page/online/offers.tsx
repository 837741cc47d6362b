import { type Seat, SPECTATOR } from '@bivouac/kernel';
import type { TableSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { OfferBox } from './offer-box.tsx';

interface OffersProps {
  readonly table: TableSeen;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly busy: boolean;
  readonly onConsent: (to: 'takeBack' | 'draw', agrees: boolean) => void;
}

/** What the players ask of each other: to take something back, to call it a draw. */
export const Offers = ({ table: { takeBack, draw }, seat, nameOf, busy, onConsent }: OffersProps): ReactNode => {
  const { words } = usePage();
  const plays = seat !== SPECTATOR;
  const asker = takeBack && takeBack.by !== seat && !takeBack.agreed.includes(seat) ? takeBack.by : undefined;
  const offerer = draw.find((each) => each !== seat);
  return (
    <>
      {plays && asker !== undefined ? (
        <OfferBox
          title={words('online.asksBack', { who: nameOf(asker) })}
          words={words('online.asksBackWords')}
          busy={busy}
          acts={[
            { name: words('online.agree'), onChoose: () => onConsent('takeBack', true), isMain: true },
            { name: words('online.refuse'), onChoose: () => onConsent('takeBack', false) },
          ]}
        />
      ) : undefined}
      {takeBack?.by === seat ? <OfferBox title={words('online.askedBack')} /> : undefined}
      {plays && offerer !== undefined && !draw.includes(seat) ? (
        <OfferBox
          title={words('online.offersDraw', { who: nameOf(offerer) })}
          busy={busy}
          acts={[
            { name: words('online.agree'), onChoose: () => onConsent('draw', true), isMain: true },
            { name: words('online.decline'), onChoose: () => onConsent('draw', false) },
          ]}
        />
      ) : undefined}
      {draw.includes(seat) ? <OfferBox title={words('online.offeredDraw')} /> : undefined}
    </>
  );
};
