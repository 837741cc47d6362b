import type { GameMap } from '@bivouac/atlas';
import type { Seat } from '@bivouac/kernel';
import type { MatchSeen, WireFault } from '@bivouac/wire';
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../context.tsx';
import { useHouse } from '../house/house-context.tsx';
import { HouseFault } from '../house/house-fault.tsx';
import { useAsked, useLookingAgain } from '../house/use-asked.ts';
import { useGameWithMap } from '../load-game.ts';
import type { PageGame } from '../page-game.ts';
import { hashOf } from '../route.ts';
import { Shell } from '../shell.tsx';
import { NoTable, Waiting } from '../table/no-table.tsx';
import { OnlineTable } from './online-table.tsx';
import { seatToShow } from './players.ts';
import { useLiveMatch } from './use-live-match.ts';

/** Deadlines pass and seats change hands while nobody plays. */
const LOOK_SECONDS = 60;

const NotHere = ({ fault }: { readonly fault: WireFault }): ReactNode => {
  const { words } = usePage();
  return (
    <Shell title={words('fault.title')}>
      <HouseFault fault={fault}>
        <button type="button" className="bv-button bv-button-main" onClick={() => location.reload()}>
          {words('fault.again')}
        </button>
        <a className="bv-button" href={hashOf({ page: 'online' })}>
          {words('page.back')}
        </a>
      </HouseFault>
    </Shell>
  );
};

interface SeatedProps {
  readonly seen: MatchSeen;
  readonly now: number;
  readonly seat: Seat;
  readonly game: PageGame;
  readonly map: GameMap;
  /** Something has happened that may have changed who sits where and how long they have. */
  readonly onStep: () => void;
  /** Where one person holds several seats: another of them is looked from. */
  readonly onTurnTo: (seat: Seat) => void;
}

const Seated = ({ seen, now, seat, game, map, onStep, onTurnTo }: SeatedProps): ReactNode => {
  const live = useLiveMatch(seen.id, seat);
  const { known, fault, line, presence } = live;
  const { waitsFor = [], ending } = known?.table ?? {};
  const step = [...waitsFor, ending?.how, ...presence.here].join();
  useEffect(() => {
    if (line === 'up') onStep();
  }, [step, line, onStep]);
  // A player with several seats stays at the one they came to, until they turn to another.
  useEffect(() => onTurnTo(seat), [seat, onTurnTo]);
  if (fault) return <NotHere fault={fault} />;
  if (!known) return <Waiting />;
  return <OnlineTable {...{ live, known, seen, now, game, map, onStep, onTurnTo }} />;
};

/** A match on the server, as the one who looks may know it: at one of their seats, or from beside the table. */
export const OnlineTablePage = ({ matchId }: { readonly matchId: string }): ReactNode => {
  const { house } = useHouse();
  const [turnedTo, setTurnedTo] = useState<Seat>();
  const asked = useAsked(
    async () => ({ seen: (await house.lobby.match({ match: matchId })).match, now: Date.now() }),
    matchId,
  );
  useLookingAgain(asked.again, LOOK_SECONDS);
  const { seen, now = 0 } = asked.value ?? {};
  const loaded = useGameWithMap(seen?.game, seen?.options);
  if (!seen) return asked.fault ? <NotHere fault={asked.fault} /> : <Waiting />;
  if (loaded.fault) return <NoTable sitting="" fault={loaded.fault} />;
  if (!loaded.value) return <Waiting />;
  const seat = seatToShow(seen, turnedTo);
  return <Seated key={seat} {...{ seen, now, seat, ...loaded.value }} onStep={asked.again} onTurnTo={setTurnedTo} />;
};
