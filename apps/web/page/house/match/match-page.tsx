import type { Me } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import { OnlineTablePage } from '../../online/online-table-page.tsx';
import { hashOf } from '../../route.ts';
import { Shell } from '../../shell.tsx';
import { useHouse, useStanding } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { HousePage } from '../house-page.tsx';
import { meOf } from '../standing.ts';
import { useAsked } from '../use-asked.ts';
import { WaitingRoom } from './waiting-room.tsx';

interface MatchProps {
  readonly id: string;
  readonly me: Me | undefined;
}

/** Before the start it is a room where one waits, afterwards a table. */
const Match = ({ id, me }: MatchProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const { value, fault, again } = useAsked(() => house.lobby.match({ match: id }), id);
  const match = value?.match;
  if (match && (match.status === 'running' || match.status === 'over')) return <OnlineTablePage matchId={id} />;
  return (
    <Shell title={words('house.online')}>
      {fault && !match ? (
        <HouseFault fault={fault}>
          <button type="button" className="bv-button" onClick={again}>
            {words('fault.again')}
          </button>
          <a className="bv-button" href={hashOf({ page: 'online' })}>
            {words('room.toLobby')}
          </a>
        </HouseFault>
      ) : undefined}
      {match?.status === 'cancelled' ? (
        <section className="bp-card bp-narrow">
          <h1>{words('room.cancelled')}</h1>
          <a href={hashOf({ page: 'online' })}>{words('room.toLobby')}</a>
        </section>
      ) : undefined}
      {match?.status === 'waiting' ? (
        <WaitingRoom match={match} games={ON_THE_SHELF} me={me} onChanged={again} />
      ) : undefined}
      {match || fault ? undefined : <p role="status">{words('page.loading')}</p>}
    </Shell>
  );
};

/** A match on the server, by its address. */
export const MatchPage = ({ match }: { readonly match: string }): ReactNode => {
  const { words } = usePage();
  const standing = useStanding();
  const me = meOf(standing);
  if (me || standing.is === 'stranger') return <Match key={me?.id ?? ''} id={match} me={me} />;
  return <HousePage title={words('house.online')}>{() => undefined}</HousePage>;
};
