import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';

interface WelcomeProps {
  readonly isBusy: boolean;
  readonly onBegin: () => void;
  /** The game that was played last and is not over. */
  readonly latest: string | undefined;
  readonly onContinue: () => void;
}

/** One button to the first move, and one back to the last game. */
export const Welcome = ({ isBusy, onBegin, latest, onContinue }: WelcomeProps): ReactNode => {
  const { words } = usePage();
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
      <div className="bp-quick">
        <h2>{words('start.quickTitle')}</h2>
        <p>{words('start.quickWords')}</p>
        <button type="button" className="bv-button bv-button-main bp-big" disabled={isBusy} onClick={onBegin}>
          {words(isBusy ? 'start.beginning' : 'start.quick')}
        </button>
      </div>
    </section>
  );
};
