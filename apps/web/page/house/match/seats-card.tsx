import { takeSeat } from './take-seat.ts';
import { within } from '@bivouac/board/text/within.ts';
import type { SeatSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import { hashOf } from '../../route.ts';
import { Action } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { ComeIn } from '../house-page.tsx';
import { holderWords, seatName } from '../lobby/match-words.ts';
import { useAsked } from '../use-asked.ts';
import type { RoomProps } from './waiting-room.tsx';

/** The maker of the match may begin with a bot where nobody has come. */
const BotsInstead = ({ match, games, onChanged, seat }: RoomProps & { readonly seat: string }): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const shelf = useAsked(() => house.lobby.games(), 'games');
  const bots = shelf.value?.games.find(({ id }) => id === match.game)?.bots ?? [];
  const side = within(seatName(match.game, seat, { games, language, words }));
  return (
    <details className="bp-bots">
      <summary>{words('room.botInstead')}</summary>
      <div className="bp-buttons">
        {bots.map((bot) => (
          <Action
            key={bot}
            act={words('room.giveToBot', { bot: words('start.bot', { bot }), seat: side })}
            onDo={async () => {
              await house.lobby.giveToBot({ match: match.id, seat, bot });
              onChanged();
            }}
          />
        ))}
      </div>
    </details>
  );
};

const Seat = (props: RoomProps & { readonly at: SeatSeen }): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const { match, games, me, onChanged, at } = props;
  const { seat, holder } = at;
  const colour = seat === null ? undefined : games[match.game]?.ui.seatColour(seat);
  const side = seat === null ? undefined : seatName(match.game, seat, { games, language, words });
  const sits = match.seats.some(({ isYours }) => isYours);
  const isFree = holder === 'open';
  const mayTake = !sits || match.isYours || (match.visibility === 'open' && me?.kind === 'member');
  return (
    <li className={isFree ? 'bp-seat bp-seat-free' : 'bp-seat'} style={{ borderInlineStartColor: colour }}>
      <div>
        {side === undefined ? undefined : <strong>{side}</strong>}
        <span>{holderWords(at, words)}</span>
      </div>
      {isFree && mayTake && me && seat !== null ? (
        <Action
          act={words(sits ? 'room.takeSeatToo' : 'room.takeSeat', { seat: side ?? '' })}
          isMain={!sits}
          onDo={async () => {
            await takeSeat(house, match, seat);
            onChanged();
          }}
        />
      ) : undefined}
      {isFree && match.isYours && seat !== null ? <BotsInstead {...props} seat={seat} /> : undefined}
    </li>
  );
};

/** Who sits where, and the free seats. */
export const SeatsCard = (props: RoomProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const { match, me, onChanged } = props;
  const sits = match.seats.some(({ isYours }) => isYours);
  const isDrawn = match.seating === 'draw';
  return (
    <section className="bp-card" aria-labelledby="seats">
      <h2 id="seats">{words('room.seats')}</h2>
      <ul className="bp-seats">
        {match.seats.map((at, place) => (
          <Seat key={at.seat ?? place} {...props} at={at} />
        ))}
      </ul>
      {isDrawn ? <p className="bp-help">{words('invite.drawn')}</p> : undefined}
      {isDrawn && me && !sits ? (
        <div className="bp-buttons">
          <Action
            act={words('room.takeAny')}
            isMain
            onDo={async () => {
              await takeSeat(house, match);
              onChanged();
            }}
          />
        </div>
      ) : undefined}
      {me ? undefined : (
        <>
          <p>{words('lobby.signInToJoin')}.</p>
          <ComeIn next={hashOf({ page: 'match', match: match.id })} />
        </>
      )}
    </section>
  );
};
