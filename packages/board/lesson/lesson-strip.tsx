import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { Explained } from '../glossary/glossary.tsx';
import { Strip } from './strip.tsx';

export interface LessonStripProps {
  readonly number: number;
  readonly of: number;
  /** How many steps are taken, over the whole lesson. */
  readonly done: number;
  readonly task: string;
  readonly why: string;
  readonly rule?: string | undefined;
  readonly onRule: (rule: string) => void;
  /** Something other than the step asks for was done: it can be taken back. */
  readonly onTakeBack?: (() => void) | undefined;
  /** Points at a right answer; when it has been pointed at, gives it. */
  readonly help?: { readonly words: string; readonly act: () => void } | undefined;
  /** The step is done, or the scene is. */
  readonly onNext?: { readonly words: string; readonly act: () => void } | undefined;
  readonly onSkip?: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** What is to be done, and why: one task, one reason, one rule. */
export const LessonStrip = (props: LessonStripProps): ReactNode => {
  const { number, of, done, task, why, rule, onRule, onTakeBack, help, onNext, onSkip, onLeave } = props;
  const words = useWords();
  const counted = words('lesson.step', { step: number, of });
  return (
    <Strip
      label={words('lesson.title')}
      counted={counted}
      dots={{ done, of }}
      title={task}
      buttons={
        <>
          {onTakeBack ? (
            <button type="button" className="bv-button" onClick={onTakeBack}>
              {words('lesson.takeBack')}
            </button>
          ) : undefined}
          {help ? (
            <button type="button" className="bv-button" onClick={help.act}>
              {help.words}
            </button>
          ) : undefined}
          {onNext ? (
            <button type="button" className="bv-button bv-button-main" onClick={onNext.act}>
              {onNext.words}
            </button>
          ) : undefined}
          {onSkip ? (
            <button type="button" className="bv-button" onClick={onSkip}>
              {words('lesson.skip')}
            </button>
          ) : undefined}
          <button type="button" className="bv-close" aria-label={words('lesson.leave')} onClick={onLeave}>
            ×
          </button>
        </>
      }
    >
      <Explained isStop>{why}</Explained>{' '}
      {rule === undefined ? undefined : <RuleLink rule={rule} onRule={onRule} bare />}
    </Strip>
  );
};
