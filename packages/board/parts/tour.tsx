import type { ReactNode } from 'react';
import type { TourStep } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import { Explained } from '../glossary/glossary.tsx';
import { Strip } from '../lesson/strip.tsx';

export interface TourProps {
  readonly step: Pick<TourStep, 'title' | 'words'>;
  /** Counted from one. */
  readonly number: number;
  readonly of: number;
  readonly onEnd: () => void;
  /** Given when the step is only to be read: no answer ends it. */
  readonly onNext?: () => void;
}

/** A word of guidance beside what is asked. */
export const Tour = ({ step, number, of, onEnd, onNext }: TourProps): ReactNode => {
  const words = useWords();
  return (
    <Strip
      label={step.title}
      counted={words('tour.step', { step: number, of })}
      title={step.title}
      buttons={
        <>
          {onNext ? (
            <button type="button" className="bv-button bv-button-main" onClick={onNext}>
              {words(number < of ? 'tour.next' : 'tour.done')}
            </button>
          ) : undefined}
          <button type="button" className="bv-button" onClick={onEnd}>
            {words('tour.end')}
          </button>
        </>
      }
    >
      <Explained isStop>{step.words}</Explained>
    </Strip>
  );
};
