import { Dialog } from '@bivouac/board';
import type { DiceShown } from '@bivouac/wire';
import { Fragment, type ReactNode } from 'react';
import { seedStands } from './dice-seed.ts';
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
  match,
  dice,
  onClose,
}: {
  readonly match: string;
  readonly dice: DiceShown;
  readonly onClose: () => void;
}): ReactNode => {
  const { words } = usePage();
  const stands = seedStands(match, dice);
  return (
    <Dialog title={words('online.dice')} onClose={onClose}>
      <p>{words('online.diceWords')}</p>
      <dl className="bp-fair-dice">
        <dt>{words('online.commitment')}</dt>
        <dd>
          <code>{dice.commitment}</code>
        </dd>
        {dice.seeds.map(({ seat, seed }) => (
          <Fragment key={seat}>
            <dt>{words('online.seed', { seat })}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </Fragment>
        ))}
        <dt>{words('online.secret')}</dt>
        <dd>{dice.secret === undefined ? words('online.secretLater') : <code>{dice.secret}</code>}</dd>
      </dl>
      {stands === undefined ? undefined : <p>{words(stands ? 'online.seedStands' : 'online.seedLost')}</p>}
      {dice.secret === undefined ? undefined : <p>{words('online.verify')}</p>}
    </Dialog>
  );
};
