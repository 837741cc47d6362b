import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWords } from '../language.tsx';
import { type LogLine, stepsOf } from './log-lines.ts';
import { LogEntry } from './log.tsx';
import type { OnLight } from './rich-text.tsx';

export interface SinceLastTurnProps {
  readonly lines: readonly LogLine[];
  readonly onDone: () => void;
  /** The step now shown: the table may show the map as it was after so many answers. */
  readonly onStep?: (at: number) => void;
  readonly onLight?: OnLight;
  readonly onShow?: OnLight;
  readonly onRule?: (rule: string) => void;
}

/** What happened while one was away, step by step. */
export const SinceLastTurn = ({ lines, onDone, onStep, ...lights }: SinceLastTurnProps): ReactNode => {
  const words = useWords();
  const steps = useMemo(() => stepsOf(lines), [lines]);
  const [place, setPlace] = useState(0);
  const step = steps[Math.min(place, steps.length - 1)];
  const at = step?.at(-1)?.at;
  useEffect(() => {
    if (at !== undefined) onStep?.(at);
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback is no new step
  }, [at]);
  const isLast = place >= steps.length - 1;
  return (
    <section className="bv-since" aria-label={words('since.title')}>
      <header>
        <h3>{words('since.title')}</h3>
        {step ? (
          <span className="bv-quiet" aria-live="polite">
            {words('since.step', { step: place + 1, of: steps.length })}
          </span>
        ) : undefined}
      </header>
      <div className="bv-since-step" aria-live="polite">
        {step ? undefined : <p>{words('since.nothing')}</p>}
        {step?.map((line) =>
          line.heading ? (
            <h4 key={line.id} className="bv-log-phase">
              <LogEntry line={line} />
            </h4>
          ) : (
            <p key={line.id}>
              <LogEntry line={line} {...lights} />
            </p>
          ),
        )}
      </div>
      <footer>
        <button type="button" className="bv-button" disabled={place === 0} onClick={() => setPlace(place - 1)}>
          {words('since.back')}
        </button>
        {isLast ? undefined : (
          <button type="button" className="bv-button bv-button-main" onClick={() => setPlace(place + 1)}>
            {words('since.next')}
          </button>
        )}
        <button type="button" className={isLast ? 'bv-button bv-button-main' : 'bv-button'} onClick={onDone}>
          {words('since.done')}
        </button>
      </footer>
    </section>
  );
};
