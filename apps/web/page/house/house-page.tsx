import type { Me } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../context.tsx';
import { hashOf, useHash } from '../route.ts';
import { Shell } from '../shell.tsx';
import { useHouse, useStanding } from './house-context.tsx';
import { meOf } from './standing.ts';

/** The server is not there: nothing is lost, and all that needs none goes on. */
export const Away = (): ReactNode => {
  const { words } = usePage();
  const { ask } = useHouse();
  const [isBusy, setBusy] = useState(false);
  const askAgain = async (): Promise<void> => {
    setBusy(true);
    await ask();
    setBusy(false);
  };
  return (
    <section className="bp-card bp-narrow" role="status">
      <h1>{words('away.title')}</h1>
      <p>{words('away.words')}</p>
      <div className="bp-buttons">
        <button type="button" className="bv-button bv-button-main" disabled={isBusy} onClick={() => void askAgain()}>
          {words(isBusy ? 'page.loading' : 'fault.again')}
        </button>
        <a className="bv-button" href={hashOf({ page: 'start' })}>
          {words('away.local')}
        </a>
      </div>
    </section>
  );
};

/** To come in, and to come back to where one was. */
export const ComeIn = ({ next }: { readonly next?: string }): ReactNode => {
  const { words } = usePage();
  const back = next === undefined ? {} : { next };
  return (
    <div className="bp-buttons">
      <a className="bv-button bv-button-main" href={hashOf({ page: 'register', ...back })}>
        {words('register.title')}
      </a>
      <a className="bv-button" href={hashOf({ page: 'sign-in', ...back })}>
        {words('house.signIn')}
      </a>
    </div>
  );
};

interface HousePageProps {
  readonly title: string;
  readonly children: (me: Me | undefined) => ReactNode;
}

/** The frame of a page that needs the server: it asks who one is, and says so kindly when nobody answers. */
export const HousePage = ({ title, children }: HousePageProps): ReactNode => {
  const { words } = usePage();
  const standing = useStanding();
  const isKnown = standing.is === 'known' || standing.is === 'stranger';
  return (
    <Shell title={title}>
      {standing.is === 'away' ? <Away /> : undefined}
      {standing.is === 'unasked' ? <p role="status">{words('page.loading')}</p> : undefined}
      {isKnown ? children(meOf(standing)) : undefined}
    </Shell>
  );
};

/** The same for a page that is nobody's but one's own. */
export const OwnPage = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: (me: Me) => ReactNode;
}): ReactNode => {
  const { words } = usePage();
  const hash = useHash();
  return (
    <HousePage title={title}>
      {(me) =>
        me ? (
          children(me)
        ) : (
          <section className="bp-card bp-narrow">
            <h1>{title}</h1>
            <p>{words('register.lead')}</p>
            <ComeIn next={hash} />
          </section>
        )
      }
    </HousePage>
  );
};
