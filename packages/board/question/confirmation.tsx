import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../language.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Beforehand } from './use-pending.ts';

export interface ConfirmationProps extends Beforehand {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onRule: (rule: string) => void;
}

/** What a player should know before they do what they chose. Enter does it, Escape leaves it. */
export const Confirmation = (props: ConfirmationProps): ReactNode => {
  const { words: chosen, warnings, final, wastes = false, onConfirm, onCancel, onRule } = props;
  const words = useWords();
  const confirm = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    (wastes ? again : confirm).current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [wastes]);
  return (
    <div
      className="bv-confirm"
      role="alertdialog"
      aria-label={words('question.warnings')}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault(); // The key that chose is still held down.
      }}
    >
      <p className="bv-confirm-answer">{chosen}</p>
      <ul className="bv-confirm-list">
        {warnings.map(({ words: warning, rule }) => (
          <li key={warning}>
            {warning} <RuleLink rule={rule} onRule={onRule} bare />
          </li>
        ))}
        {wastes && warnings.length === 0 ? <li>{words('question.wastes')}</li> : undefined}
        {final ? <li>{words('question.final')}</li> : undefined}
      </ul>
      <div className="bv-confirm-buttons">
        <button
          ref={confirm}
          type="button"
          className={wastes ? 'bv-button' : 'bv-button bv-button-main'}
          onClick={onConfirm}
        >
          {words('question.doIt')} {wastes ? undefined : <kbd aria-hidden="true">{words('key.enter')}</kbd>}
        </button>
        <button ref={again} type="button" className="bv-button" onClick={onCancel}>
          {words('question.thinkAgain')} <kbd aria-hidden="true">{words('key.escape')}</kbd>
        </button>
      </div>
    </div>
  );
};
