import type { MatchSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { useHouse, useStanding } from '../house/house-context.tsx';
import { meOf } from '../house/standing.ts';
import type { PageGame } from '../page-game.ts';
import { OfferBox } from './offer-box.tsx';

interface LeftSeatsProps {
  readonly seen: MatchSeen;
  readonly game: PageGame;
  readonly busy: boolean;
  readonly act: (ask: () => Promise<unknown>) => Promise<void>;
}

/** A spectator may take a seat whose player has left. */
export const LeftSeats = ({ seen, game: { ui }, busy, act }: LeftSeatsProps): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const me = meOf(useStanding());
  if (me?.kind !== 'member') return undefined;
  return seen.seats.map(({ seat, holder }) =>
    seat === null || holder !== 'left' ? undefined : (
      <OfferBox
        key={seat}
        title={words('online.seatLeft', { seat: ui.seatName(language, seat) })}
        busy={busy}
        acts={[
          {
            name: words('online.takeOver'),
            onChoose: () =>
              void act(async () => {
                await house.lobby.take({ match: seen.id, seat });
                location.reload(); // From here on the table is seen from this seat.
              }),
            isMain: true,
          },
        ]}
      />
    ),
  );
};
