import { type ReactNode, useId, useRef, useState } from 'react';
import { usePage } from './context.tsx';

interface CopiedTextProps {
  readonly text: string;
  readonly label: string;
  /** A long one is shown on several lines. */
  readonly lines?: number;
  readonly className?: string;
}

/** Something to be sent to somebody: a link, or a key. Without leave to write to the clipboard it is marked, to be copied by hand. */
export const CopiedText = ({ text, label, lines = 1, className = 'bp-copied' }: CopiedTextProps): ReactNode => {
  const { words } = usePage();
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  };
  const shown = { ref: field, id, readOnly: true, value: text, onFocus: () => field.current?.select() };
  return (
    <div className={`bp-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? <textarea rows={lines} {...shown} /> : <input {...shown} />}
      <div className="bp-buttons">
        <button type="button" className="bv-button bv-button-main" onClick={() => void copy()}>
          {words('replay.copy')}
        </button>
        <span role="status">{isCopied ? words('replay.copied') : ''}</span>
      </div>
    </div>
  );
};
