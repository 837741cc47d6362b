import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../language.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** For sheets and charts. */
  readonly wide?: boolean;
  /** Fills the screen and cannot be closed but by its own buttons: the hand-over. */
  readonly solemn?: boolean;
  readonly className?: string;
}

/** A window over the table. The browser's own dialog keeps the focus inside and gives it back. */
export const Dialog = ({
  title,
  onClose,
  children,
  wide = false,
  solemn = false,
  className = '',
}: DialogProps): ReactNode => {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the parts inside look for what they are to bring into view.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return undefined;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const shape = `bv-dialog ${wide ? 'bv-dialog-wide' : ''} ${solemn ? 'bv-dialog-solemn' : ''} ${className}`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape does by key what a click beside it does
    <dialog
      ref={dialog}
      className={shape}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (!solemn) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !solemn) onClose();
      }}
    >
      <div className="bv-dialog-body">
        <header className="bv-dialog-head">
          <h2 id={heading}>{title}</h2>
          {solemn ? undefined : (
            <button type="button" className="bv-close" aria-label={words('close')} onClick={onClose}>
              <span aria-hidden="true">×</span>
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
};
