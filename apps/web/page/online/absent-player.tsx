import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../context.tsx';
import { useHouse } from '../house/house-context.tsx';
import { CopiedText } from '../copied-text.tsx';
import { useAsked } from '../house/use-asked.ts';
import { addressOf } from '../route.ts';
import { OfferBox } from './offer-box.tsx';
import { playerName } from './players.ts';

interface AbsentPlayerProps {
  readonly seen: MatchSeen;
  readonly held: SeatSeen;
  readonly busy: boolean;
  readonly act: (ask: () => Promise<unknown>) => Promise<void>;
}

/** Those who stay may claim the match, or give the seat to a bot or to somebody else. */
export const AbsentPlayer = ({ seen, held, busy, act }: AbsentPlayerProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [link, setLink] = useState<string>();
  const games = useAsked(() => house.lobby.games(), seen.game);
  const { seat, holder } = held;
  if (seat === null) return undefined;
  const place = { match: seen.id, seat };
  const bots = games.value?.games.find(({ id }) => id === seen.game)?.bots ?? [];
  const makeLink = async (): Promise<void> => {
    const { token } = await house.invitations.makeLink(place);
    setLink(addressOf({ page: 'invitation', token }));
  };
  const claim = {
    name: words('online.claim'),
    onChoose: () => void act(() => house.lobby.claim(place)),
    isMain: true,
  };
  return (
    <OfferBox
      title={holder === 'left' ? words('online.leftTable') : words('online.absent', { who: playerName(held, words) })}
      busy={busy}
      acts={[
        ...(seen.seats.length === 2 ? [claim] : []),
        ...bots.map((bot) => ({
          name: words('online.giveToBot', { bot: words('start.bot', { bot }) }),
          onChoose: () => void act(() => house.lobby.giveToBot({ ...place, bot })),
        })),
        { name: words('online.giveToPerson'), onChoose: () => void act(makeLink) },
        ...(holder === 'left'
          ? [{ name: words('online.takeOverToo'), onChoose: () => void act(() => house.lobby.take(place)) }]
          : []),
      ]}
    >
      {link === undefined ? undefined : <CopiedText text={link} label={words('online.linkForSeat')} />}
    </OfferBox>
  );
};
