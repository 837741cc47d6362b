import { Dialog } from '@bivouac/board';
import type { DiceShown } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';

interface ResignDialogProps {
  readonly onResign: () => void;
  readonly onClose: () => void;
}

export const ResignDialog = ({ onResign, onClose }: ResignDialogProps): ReactNode => {
  const { words } = usePage();
  return (
    <Dialog title={words('online.resignSure')} onClose={onClose}>
      <p>{words('online.resignWords')}</p>
      <div className="bp-buttons">
        <button type="button" className="bv-button" onClick={onClose}>
          {words('online.playOn')}
        </button>
        <button
          type="button"
          className="bv-button bv-button-main"
          onClick={() => {
            onClose();
            onResign();
          }}
        >
          {words('online.resignYes')}
        </button>
      </div>
    </Dialog>
  );
};

/** The fingerprint of the dice from the start, their secret after the end. */
export const DiceDialog = ({
  dice,
  onClose,
}: {
  readonly dice: DiceShown;
  readonly onClose: () => void;
}): ReactNode => {
  const { words } = usePage();
  return (
    <Dialog title={words('online.dice')} onClose={onClose}>
      <p>{words('online.diceWords')}</p>
      <dl className="bp-fair-dice">
        <dt>{words('online.commitment')}</dt>
        <dd>
          <code>{dice.commitment}</code>
        </dd>
        <dt>{words('online.secret')}</dt>
        <dd>{dice.secret === undefined ? words('online.secretLater') : <code>{dice.secret}</code>}</dd>
      </dl>
      {dice.secret === undefined ? undefined : <p>{words('online.verify')}</p>}
    </Dialog>
  );
};
