import { type Seat, SPECTATOR } from '@bivouac/kernel';
import type { MatchSeen, TableSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { HouseFault } from '../house/house-fault.tsx';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { AbsentPlayer } from './absent-player.tsx';
import { LeftSeats } from './left-seats.tsx';
import { LineNotice } from './line-notice.tsx';
import { Offers } from './offers.tsx';
import { PlayersBar } from './players-bar.tsx';
import { RulesMoved } from './rules-moved.tsx';
import type { LiveMatch } from './use-live-match.ts';
import type { OnlineSitting } from './use-online-sitting.ts';

interface OnlineNoticeProps {
  readonly live: LiveMatch;
  readonly table: TableSeen;
  readonly seen: MatchSeen;
  readonly seat: Seat;
  readonly game: PageGame;
  readonly online: OnlineSitting;
  readonly nameOf: (seat: Seat) => string;
  readonly now: number;
  readonly unread: number;
}

/** What stands above the question at a table over the network: the line, the players, and what they ask of each other. */
export const OnlineNotice = (props: OnlineNoticeProps): ReactNode => {
  const { live, table, seen, seat, game, online, nameOf, now, unread } = props;
  const { words } = usePage();
  const { sitting, act, trouble, forget } = online;
  const { wire, line, presence } = live;
  const plays = seat !== SPECTATOR && table.ending === undefined;
  const absent = plays ? seen.seats.filter(({ isAbsent, isYours }) => isAbsent && !isYours) : [];
  return (
    <div className="bp-online">
      <PlayersBar seen={seen} presence={presence} seat={seat} game={game} now={now} unread={unread} />
      <LineNotice line={line} />
      {trouble ? (
        <HouseFault fault={trouble}>
          <button type="button" className="bv-button" onClick={forget}>
            {words('page.dismiss')}
          </button>
        </HouseFault>
      ) : undefined}
      {table.moved && table.ending === undefined ? <RulesMoved moved={table.moved} game={game} /> : undefined}
      {table.ending ? undefined : (
        <Offers
          table={table}
          seat={seat}
          nameOf={nameOf}
          busy={sitting.busy}
          onConsent={(to, agrees) => void act(async () => wire?.consent(sitting.id, seat, to, agrees))}
        />
      )}
      {absent.map((held) => (
        <AbsentPlayer key={held.seat} seen={seen} held={held} busy={sitting.busy} act={act} />
      ))}
      {seat === SPECTATOR && table.ending === undefined ? (
        <LeftSeats seen={seen} game={game} busy={sitting.busy} act={act} />
      ) : undefined}
    </div>
  );
};
