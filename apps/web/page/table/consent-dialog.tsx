import { Dialog } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';

interface ConsentDialogProps {
  readonly seat: string;
  readonly others: readonly string[];
  readonly onAgree: () => void;
  readonly onRefuse: () => void;
}

/** At one screen, the other player is asked before something they have seen is taken back. */
export const ConsentDialog = ({ seat, others, onAgree, onRefuse }: ConsentDialogProps): ReactNode => {
  const { words } = usePage();
  return (
    <Dialog title={words('table.consentTitle', { seat })} onClose={onRefuse}>
      <p>{words('table.consentWords', { seat, others })}</p>
      <div className="bp-buttons">
        <button type="button" className="bv-button bv-button-main" onClick={onAgree}>
          {words('table.consentYes', { seats: others })}
        </button>
        <button type="button" className="bv-button" onClick={onRefuse}>
          {words('table.consentNo')}
        </button>
      </div>
    </Dialog>
  );
};
