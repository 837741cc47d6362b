import { type ReactNode, useState } from 'react';
import type { TourStep } from '../game-ui.ts';
import { useWords } from '../language.tsx';

export interface TourProps {
  readonly step: Pick<TourStep, 'title' | 'words'>;
  /** Counted from one. */
  readonly number: number;
  readonly of: number;
  readonly onEnd: () => void;
  /** Given when the step is only to be read: no answer ends it. */
  readonly onNext?: () => void;
}

/** A word of guidance beside what is asked. A narrow screen shows its first lines, so that the question stays in sight. */
export const Tour = ({ step, number, of, onEnd, onNext }: TourProps): ReactNode => {
  const words = useWords();
  const [unfolded, setUnfolded] = useState<string>();
  const isWhole = unfolded === step.title;
  return (
    <div className="bv-tour" role="status" aria-label={step.title}>
      <p className="bv-tour-step">{words('tour.step', { step: number, of })}</p>
      <h3>{step.title}</h3>
      <p className={isWhole ? undefined : 'bv-tour-fold'}>{step.words}</p>
      <div className="bv-tour-buttons">
        {onNext ? (
          <button type="button" className="bv-button bv-button-main" onClick={onNext}>
            {words(number < of ? 'tour.next' : 'tour.done')}
          </button>
        ) : undefined}
        {isWhole ? undefined : (
          <button type="button" className="bv-button bv-tour-more" onClick={() => setUnfolded(step.title)}>
            {words('tour.more')}
          </button>
        )}
        <button type="button" className="bv-button" onClick={onEnd}>
          {words('tour.end')}
        </button>
      </div>
    </div>
  );
};
