import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { useHouse } from '../house/house-context.tsx';
import { meOf } from '../house/standing.ts';
import { hashOf } from '../route.ts';
import { AlonePicture, BesidePicture, OnlinePicture } from './way-pictures.tsx';

interface WelcomeProps {
  readonly isBusy: boolean;
  /** The first game, against the bot or with somebody at the same screen. */
  readonly onBegin: (way: 'alone' | 'beside') => void;
  /** The game that was played last and is not over. */
  readonly latest: string | undefined;
  readonly onContinue: () => void;
}

interface WayProps {
  readonly way: 'alone' | 'beside' | 'online';
  readonly picture: ReactNode;
  /** What it needs: an account, or nothing at all. */
  readonly needs: string;
  readonly children: ReactNode;
}

const Way = ({ way, picture, needs, children }: WayProps): ReactNode => {
  const { words } = usePage();
  return (
    <li className="bp-way">
      {picture}
      <h2>{words(`ways.${way}`)}</h2>
      <p>{words(`ways.${way}Words`)}</p>
      <div>{children}</div>
      <p className="bp-way-needs">{needs}</p>
    </li>
  );
};

/** The three ways to play, each one click away, and the way back to the last game. */
export const Welcome = ({ isBusy, onBegin, latest, onContinue }: WelcomeProps): ReactNode => {
  const { words } = usePage();
  const { standing } = useHouse();
  const me = meOf(standing);
  const beginning = isBusy ? words('start.beginning') : undefined;
  return (
    <section className="bp-welcome">
      <div className="bp-welcome-words">
        <h1>{words('start.title')}</h1>
        <p>{words('start.lead')}</p>
        {latest === undefined ? undefined : (
          <button type="button" className="bv-button bp-big" onClick={onContinue}>
            {words('start.continue', { name: latest })}
          </button>
        )}
      </div>
      <ul className="bp-ways" aria-label={words('ways.title')}>
        <Way way="alone" picture={<AlonePicture />} needs={words('ways.local')}>
          <button
            type="button"
            className="bv-button bv-button-main bp-big"
            disabled={isBusy}
            onClick={() => onBegin('alone')}
          >
            {beginning ?? words('start.quick')}
          </button>
        </Way>
        <Way way="beside" picture={<BesidePicture />} needs={words('ways.local')}>
          <button type="button" className="bv-button bp-big" disabled={isBusy} onClick={() => onBegin('beside')}>
            {beginning ?? words('ways.besideGo')}
          </button>
        </Way>
        <Way
          way="online"
          picture={<OnlinePicture />}
          needs={me ? words('ways.knownAs', { name: me.name }) : words('ways.needsAccount')}
        >
          <a className="bv-button bp-big" href={hashOf({ page: 'online' })}>
            {words('ways.onlineGo')}
          </a>
        </Way>
      </ul>
    </section>
  );
};
