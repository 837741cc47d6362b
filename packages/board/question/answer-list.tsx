import { type ReactNode, type Ref, useId } from 'react';
import { useWords } from '../language.tsx';
import { AnswerButton } from './answer-button.tsx';
import type { Choice } from './choice.ts';
import { grouped, MANY } from './keys.ts';

export interface AnswerListProps {
  readonly choices: readonly Choice[];
  /** Those that fit what was typed. */
  readonly shown: readonly Choice[];
  readonly keys: ReadonlyMap<string, string>;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onAnswer: (id: string) => void;
  readonly onLight: (choice: Choice | undefined) => void;
  readonly busy: boolean;
  readonly box?: Ref<HTMLInputElement>;
}

/** Answers under their headings, each with its key; a box to filter them when there are many. */
export const AnswerList = (props: AnswerListProps): ReactNode => {
  const { choices, shown, keys, typed, onTyped, onAnswer, onLight, busy } = props;
  const words = useWords();
  const id = useId();
  const isMany = choices.length >= MANY;
  return (
    <>
      {isMany ? (
        <div className="bv-answers-find">
          <label htmlFor={id} className="bv-unseen">
            {words('question.filterLabel')}
          </label>
          <input
            id={id}
            {...(props.box ? { ref: props.box } : {})}
            type="search"
            value={typed}
            placeholder={words('question.filter')}
            autoComplete="off"
            onChange={(event) => onTyped(event.target.value)}
            onKeyDown={(event) => {
              const [only, second] = shown;
              if (event.key === 'Escape') onTyped('');
              if (event.key === 'Enter' && only && !second && !busy) onAnswer(only.id);
            }}
          />
          <span className="bv-answers-count" aria-live="polite">
            {words('question.count', { answers: shown.length })}
          </span>
        </div>
      ) : undefined}
      {shown.length === 0 && typed ? <p className="bv-quiet">{words('question.noneFits', { typed })}</p> : undefined}
      <div className="bv-answers-groups">
        {grouped(shown).map((group) => (
          <div key={group.name ?? ''} className="bv-answers-group">
            {group.name === undefined ? undefined : <h3>{group.name}</h3>}
            <ul aria-label={group.name ?? words('question.answers')}>
              {group.choices.map((choice) => (
                <li key={choice.id}>
                  <AnswerButton
                    choice={choice}
                    pressed={keys.get(choice.id)}
                    onAnswer={onAnswer}
                    onLight={onLight}
                    busy={busy}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
};
