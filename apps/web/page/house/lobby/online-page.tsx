import type { Me } from '@bivouac/wire';
import { type ReactNode, useEffect } from 'react';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import type { CoveredGames } from '../../page-game.ts';
import { hashOf } from '../../route.ts';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { ComeIn, HousePage } from '../house-page.tsx';
import { useAsked, useLookingAgain } from '../use-asked.ts';
import { FreeSeats, Watchable } from './matches-for-all.tsx';
import { type MatchPage, MyMatches } from './my-matches.tsx';

const EVERY_SECONDS = 20;

/** Who one is here, and what one can begin. */
const Greeting = ({ me }: { readonly me: Me | undefined }): ReactNode => {
  const { words } = usePage();
  if (!me)
    return (
      <section className="bp-greeting">
        <h1>{words('house.online')}</h1>
        <p>{words('lobby.strangerLead')}</p>
        <ComeIn />
      </section>
    );
  return (
    <section className="bp-greeting">
      <h1>{words('house.online')}</h1>
      <p>{me.kind === 'guest' ? words('lobby.guestLead', { name: me.name }) : words('lobby.lead')}</p>
      <div className="bp-buttons">
        {me.kind === 'guest' ? (
          <a className="bv-button bv-button-main bp-big" href={hashOf({ page: 'register' })}>
            {words('lobby.keepMatches')}
          </a>
        ) : (
          <a className="bv-button bv-button-main bp-big" href={hashOf({ page: 'new-match' })}>
            {words('lobby.new')}
          </a>
        )}
      </div>
    </section>
  );
};

interface FreeAndRunningProps {
  readonly open: MatchPage;
  readonly running: MatchPage;
  readonly now: number;
  readonly games: CoveredGames;
  readonly me: Me | undefined;
}

/** One below the other beside one's own matches; beside each other where there are none. */
const FreeAndRunning = ({ open, running, me, ...list }: FreeAndRunningProps): ReactNode => {
  const free = <FreeSeats page={open} mayOpen={me?.kind === 'member'} {...list} />;
  const watchable = <Watchable page={running} {...list} />;
  return me ? (
    <div>
      {free}
      {watchable}
    </div>
  ) : (
    <>
      {free}
      {watchable}
    </>
  );
};

const Lists = ({ me }: { readonly me: Me | undefined }): ReactNode => {
  const { words } = usePage();
  const { house, bell } = useHouse();
  const lists = useAsked(async () => {
    const none = { matches: [], hasMore: false };
    const [mine, invited, open, running] = await Promise.all([
      me ? house.lobby.mine() : none,
      me ? house.lobby.invited() : none,
      house.lobby.open(),
      house.lobby.running(),
    ]);
    return { mine, invited, open, running, now: Date.now() };
  }, me?.id);
  const { value, fault, again } = lists;
  useLookingAgain(again, EVERY_SECONDS);
  const told = bell.latest?.notice;
  useEffect(() => {
    if (told !== undefined) again();
  }, [told, again]);
  return (
    <>
      {fault ? <HouseFault fault={fault} /> : undefined}
      {value ? (
        <div className={me ? 'bp-columns' : 'bp-columns bp-even'}>
          {me ? <MyMatches {...value} games={ON_THE_SHELF} onChanged={again} /> : undefined}
          <FreeAndRunning {...value} games={ON_THE_SHELF} me={me} />
        </div>
      ) : (
        <p role="status">{fault ? '' : words('page.loading')}</p>
      )}
    </>
  );
};

/** All that is played online: one's own matches with one's turn first, free seats, and what can be watched. */
export const OnlinePage = (): ReactNode => {
  const { words } = usePage();
  return (
    <HousePage title={words('house.online')}>
      {(me) => (
        <>
          <Greeting me={me} />
          <Lists key={me?.id ?? ''} me={me} />
        </>
      )}
    </HousePage>
  );
};
