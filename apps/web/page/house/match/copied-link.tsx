import { type ReactNode, useId, useRef, useState } from 'react';
import { usePage } from '../../context.tsx';

/** A link to be sent to somebody, or a key. Without leave to write to the clipboard it is marked, to be copied by hand. */
export const CopiedLink = ({ link, label }: { readonly link: string; readonly label: string }): ReactNode => {
  const { words } = usePage();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      input.current?.select();
    }
  };
  return (
    <div className="bp-field bp-copied">
      <label htmlFor={field}>{label}</label>
      <input ref={input} id={field} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="bp-buttons">
        <button type="button" className="bv-button bv-button-main" onClick={() => void copy()}>
          {words('replay.copy')}
        </button>
        <span role="status">{isCopied ? words('replay.copied') : ''}</span>
      </div>
    </div>
  );
};
