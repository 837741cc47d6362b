import type { MatchSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { takeSeat } from '../house/match/take-seat.ts';
import { usePage } from '../context.tsx';
import { useHouse } from '../house/house-context.tsx';
import { useAsked, useLookingAgain } from '../house/use-asked.ts';
import { go } from '../route.ts';
import { OfferBox } from './offer-box.tsx';
import { playerName } from './players.ts';

const LOOK_SECONDS = 5;

interface RematchProps {
  readonly seen: MatchSeen;
  readonly busy: boolean;
  readonly act: (ask: () => Promise<unknown>) => Promise<void>;
}

/** The same once more: the player who asks first opens it, the other joins. */
export const Rematch = ({ seen, busy, act }: RematchProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const invited = useAsked(() => house.lobby.invited(), seen.id);
  useLookingAgain(invited.again, LOOK_SECONDS);
  // Another player of this match has asked already.
  const asked = invited.value?.matches.find(({ rematchOf }) => rematchOf === seen.id);
  const sitDown = async (match: MatchSeen): Promise<void> => {
    const sits = match.seats.some(({ isYours }) => isYours);
    if (!sits && match.status === 'waiting') await takeSeat(house, match);
    go({ page: 'match', match: match.id });
  };
  const ask = (swap: boolean): void =>
    void act(async () => sitDown((await house.lobby.rematch({ match: seen.id, swap })).match));
  const asker = asked?.seats.find(({ holder }) => holder === 'user');
  if (asked)
    return (
      <OfferBox
        title={words('online.asksRematch', { who: asker ? playerName(asker, words) : '' })}
        busy={busy}
        acts={[{ name: words('online.takeRematch'), onChoose: () => void act(() => sitDown(asked)), isMain: true }]}
      />
    );
  return (
    <div className="bp-buttons bp-rematch">
      <button type="button" className="bv-button bv-button-main" disabled={busy} onClick={() => ask(false)}>
        {words('online.rematch')}
      </button>
      <button type="button" className="bv-button" disabled={busy} onClick={() => ask(true)}>
        {words('online.rematchSwapped')}
      </button>
    </div>
  );
};
