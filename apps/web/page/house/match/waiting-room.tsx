import { Dialog } from '@bivouac/board';
import type { MatchSeen, Me } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import type { CoveredGames } from '../../page-game.ts';
import { go, hashOf } from '../../route.ts';
import { Action } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { matchName } from '../lobby/match-words.ts';
import { useLookingAgain } from '../use-asked.ts';
import { InviteForm } from './invite-form.tsx';
import { SeatsCard } from './seats-card.tsx';
import { TermsCard } from './terms-card.tsx';

export interface RoomProps {
  readonly match: MatchSeen;
  readonly games: CoveredGames;
  readonly me: Me | undefined;
  /** Something has been done: the match is looked at again. */
  readonly onChanged: () => void;
}

const EVERY_SECONDS = 3;

/** Its maker may cancel it, after confirming; the others may leave. */
const Leaving = ({ match }: { readonly match: MatchSeen }): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [isAsked, setAsked] = useState(false);
  const leave = (act: () => Promise<unknown>) => async (): Promise<void> => {
    await act();
    go({ page: 'online' });
  };
  if (!match.isYours)
    return <Action act={words('room.leave')} onDo={leave(() => house.lobby.leave({ match: match.id }))} />;
  return (
    <>
      <button type="button" className="bv-button" onClick={() => setAsked(true)}>
        {words('room.cancel')}
      </button>
      {isAsked ? (
        <Dialog title={words('room.cancelSure')} onClose={() => setAsked(false)}>
          <div className="bp-buttons">
            <Action act={words('room.cancelYes')} isMain onDo={leave(() => house.lobby.cancel({ match: match.id }))} />
            <button type="button" className="bv-button" onClick={() => setAsked(false)}>
              {words('room.keep')}
            </button>
          </div>
        </Dialog>
      ) : undefined}
    </>
  );
};

/** A match that has not started: who is there, how others come, on which terms it will be played. */
export const WaitingRoom = (props: RoomProps): ReactNode => {
  const { words, language } = usePage();
  const { match, games, onChanged } = props;
  useLookingAgain(onChanged, EVERY_SECONDS);
  const sits = match.seats.some(({ isYours }) => isYours);
  return (
    <>
      <h1>{matchName(match, { games, language, words })}</h1>
      <p className="bp-lead" role="status">
        <strong>{words('room.waiting')}.</strong> {sits ? words('room.waitingWords') : undefined}
      </p>
      <div className="bp-columns bp-room">
        <SeatsCard {...props} />
        {sits ? (
          <div className="bp-room-invite">
            <InviteForm {...props} />
          </div>
        ) : undefined}
        <TermsCard match={match} games={games} />
      </div>
      <div className="bp-buttons">
        <a className="bv-button" href={hashOf({ page: 'online' })}>
          {words('room.toLobby')}
        </a>
        {sits ? <Leaving match={match} /> : undefined}
      </div>
    </>
  );
};
