import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../language.tsx';

export interface ConfirmationProps {
  /** The answer held back. */
  readonly words: string;
  readonly warnings: readonly string[];
  /** It cannot be taken back. */
  readonly final: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What a player should know before he does what he chose. */
export const Confirmation = ({ words: answer, warnings, final, onConfirm, onCancel }: ConfirmationProps): ReactNode => {
  const words = useWords();
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  return (
    <div className="bv-confirm" role="alertdialog" aria-label={words('question.warnings')}>
      <p className="bv-confirm-answer">{answer}</p>
      <ul className="bv-confirm-list">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
        {final ? <li>{words('question.final')}</li> : undefined}
      </ul>
      <div className="bv-confirm-buttons">
        <button ref={confirm} type="button" className="bv-button bv-button-main" onClick={onConfirm}>
          {words('question.doIt')}
        </button>
        <button type="button" className="bv-button" onClick={onCancel}>
          {words('question.thinkAgain')}
        </button>
      </div>
    </div>
  );
};
