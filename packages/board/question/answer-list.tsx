import { type ReactNode, useId, useMemo, useState } from 'react';
import { useWords } from '../language.tsx';
import { CounterView } from '../counter/counter-view.tsx';
import type { Choice } from './choice.ts';
import { choiceForKey, filtered, grouped, keysFor, MANY } from './keys.ts';
import { useKeys } from './use-keys.ts';

export interface AnswerListProps {
  readonly choices: readonly Choice[];
  readonly onAnswer: (id: string) => void;
  readonly onLight: (choice: Choice | undefined) => void;
  readonly busy: boolean;
  readonly listens: boolean;
  /** One of them has been chosen and waits to be confirmed: what was typed stays, should he think again. */
  readonly hidden: boolean;
}

interface AnswerButtonProps extends Pick<AnswerListProps, 'onAnswer' | 'onLight' | 'busy'> {
  readonly choice: Choice;
  readonly pressed: string | undefined;
}

const AnswerButton = ({ choice, pressed, onAnswer, onLight, busy }: AnswerButtonProps): ReactNode => {
  const words = useWords();
  return (
    <button
      type="button"
      className={choice.closes ? 'bv-button bv-button-main' : 'bv-button'}
      disabled={busy}
      onClick={() => onAnswer(choice.id)}
      onMouseEnter={() => onLight(choice)}
      onMouseLeave={() => onLight(undefined)}
      onFocus={() => onLight(choice)}
      onBlur={() => onLight(undefined)}
      {...(pressed === undefined ? {} : { 'aria-keyshortcuts': pressed })}
    >
      {choice.face ? <CounterView face={choice.face} size={24} /> : undefined}
      <span>{choice.words}</span>
      {pressed === undefined ? undefined : (
        <kbd aria-hidden="true">{pressed === 'Enter' ? words('key.enter') : pressed.toUpperCase()}</kbd>
      )}
      {choice.help === undefined ? undefined : <small>{choice.help}</small>}
    </button>
  );
};

/** All legal answers as buttons, each with its key; a box to find one when there are many. */
export const AnswerList = ({ choices, onAnswer, onLight, busy, listens, hidden }: AnswerListProps): ReactNode => {
  const words = useWords();
  const box = useId();
  const [typed, setTyped] = useState('');
  const isMany = choices.length >= MANY;
  const closing = useMemo(() => choices.filter(({ closes }) => closes), [choices]);
  const open = useMemo(() => choices.filter(({ closes }) => !closes), [choices]);
  const shown = isMany ? filtered(open, typed) : open;
  const keys = useMemo(() => keysFor([...shown, ...closing]), [shown, closing]);
  useKeys(({ key }) => {
    const id = busy ? undefined : choiceForKey(keys, key);
    if (id === undefined) return false;
    onAnswer(id);
    return true;
  }, listens);
  const button = (choice: Choice): ReactNode => (
    <li key={choice.id}>
      <AnswerButton choice={choice} pressed={keys.get(choice.id)} onAnswer={onAnswer} onLight={onLight} busy={busy} />
    </li>
  );
  return (
    <div className="bv-answers" hidden={hidden}>
      {closing.length > 0 ? <ul className="bv-answers-closing">{closing.map(button)}</ul> : undefined}
      {isMany ? (
        <div className="bv-answers-find">
          <label htmlFor={box} className="bv-unseen">
            {words('question.filterLabel')}
          </label>
          <input
            id={box}
            type="search"
            value={typed}
            placeholder={words('question.filter')}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              const [only, second] = shown;
              if (event.key === 'Escape') setTyped('');
              if (event.key === 'Enter' && only && !second && !busy) onAnswer(only.id);
            }}
          />
          <span className="bv-answers-count" aria-live="polite">
            {words('question.count', { answers: shown.length })}
          </span>
        </div>
      ) : undefined}
      {shown.length === 0 && typed ? <p className="bv-quiet">{words('question.noneFits', { typed })}</p> : undefined}
      <div className={isMany ? 'bv-answers-many' : undefined}>
        {grouped(shown).map((group) => (
          <div key={group.name ?? ''} className="bv-answers-group">
            {group.name === undefined ? undefined : <h3>{group.name}</h3>}
            <ul aria-label={group.name ?? words('question.answers')}>{group.choices.map(button)}</ul>
          </div>
        ))}
      </div>
    </div>
  );
};
