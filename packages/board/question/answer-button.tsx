import type { ReactNode } from 'react';
import { CounterView } from '../counter/counter-view.tsx';
import { useWords } from '../language.tsx';
import type { Choice } from './choice.ts';

export interface AnswerButtonProps {
  readonly choice: Choice;
  /** The key that gives it. */
  readonly pressed: string | undefined;
  readonly onAnswer: (id: string) => void;
  readonly onLight: (choice: Choice | undefined) => void;
  readonly busy: boolean;
  /** The one way on. */
  readonly main?: boolean;
}

/** An answer as a button, with its key and what it brings. */
export const AnswerButton = (props: AnswerButtonProps): ReactNode => {
  const { choice, pressed, onAnswer, onLight, busy, main = false } = props;
  const words = useWords();
  return (
    <button
      type="button"
      className={main ? 'bv-button bv-button-main' : 'bv-button'}
      disabled={busy}
      onClick={() => onAnswer(choice.id)}
      onMouseEnter={() => onLight(choice)}
      onMouseLeave={() => onLight(undefined)}
      onFocus={() => onLight(choice)}
      onBlur={() => onLight(undefined)}
      {...(pressed === undefined ? {} : { 'aria-keyshortcuts': pressed })}
      {...(choice.foresight === undefined ? {} : { title: choice.foresight })}
    >
      {choice.face ? <CounterView face={choice.face} size={24} /> : undefined}
      <span>{choice.words}</span>
      {choice.foresight === undefined ? undefined : (
        <b className="bv-foresight" aria-hidden="true">
          {choice.foresight}
        </b>
      )}
      {pressed === undefined ? undefined : (
        <kbd aria-hidden="true">{pressed === 'Enter' ? words('key.enter') : pressed.toUpperCase()}</kbd>
      )}
      {choice.help === undefined ? undefined : <small>{choice.help}</small>}
    </button>
  );
};
