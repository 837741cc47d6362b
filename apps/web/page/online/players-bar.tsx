import { SPECTATOR } from '@bivouac/kernel';
import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import type { CSSProperties, ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { timeWords } from '../house/lobby/match-words.ts';
import type { PageGame } from '../page-game.ts';
import { playerName } from './players.ts';
import type { Presence } from './use-live-match.ts';

interface PlayersBarProps {
  readonly seen: MatchSeen;
  readonly presence: Presence;
  readonly seat: string;
  readonly game: PageGame;
  readonly now: number;
  /** How much was said that one has not read. */
  readonly unread: number;
}

interface PlayerProps extends PlayersBarProps {
  readonly held: SeatSeen;
}

const Player = ({ held, seen, presence, seat: own, game: { ui }, now }: PlayerProps): ReactNode => {
  const { words, language } = usePage();
  const { seat, holder } = held;
  if (seat === null) return undefined;
  const isHere = holder === 'bot' || presence.here.includes(seat);
  const who = playerName(held, words);
  const left = timeWords({ ...seen, seats: [held] }, now, words);
  const colour = { '--bp-seat': ui.seatColour(seat) } as CSSProperties;
  return (
    <li
      className={isHere ? 'bp-player' : 'bp-player bp-player-away'}
      style={colour}
      title={ui.seatName(language, seat)}
    >
      <span className="bv-unseen">{ui.seatName(language, seat)}: </span>
      <span aria-hidden="true">{seat === own ? words('online.you', { who }) : who}</span>
      <span className="bv-unseen">{words(isHere ? 'online.here' : 'online.away', { who })}</span>
      {left === undefined ? undefined : <span className="bp-player-time">{left}</span>}
    </li>
  );
};

/** Who plays, who of them is at the table now, and how many watch. */
export const PlayersBar = (props: PlayersBarProps): ReactNode => {
  const { words } = usePage();
  const { seen, presence, seat, unread } = props;
  return (
    <div className="bp-players">
      <ul aria-label={words('online.players')}>
        {seen.seats.map((held) => (
          <Player key={held.seat} held={held} {...props} />
        ))}
      </ul>
      {unread > 0 ? <span className="bp-unread">{words('online.chat', { unread })}</span> : undefined}
      {presence.spectators > 0 ? (
        <span className="bp-watchers">{words('online.watchers', { count: presence.spectators })}</span>
      ) : undefined}
      {seat === SPECTATOR ? <p>{words('online.watching')}</p> : undefined}
    </div>
  );
};
