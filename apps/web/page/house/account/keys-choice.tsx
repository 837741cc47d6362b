import { type ReactNode, useId } from 'react';
import { usePage } from '../../context.tsx';

interface KeysChoiceProps {
  readonly keeps: boolean;
  readonly onChange: (keeps: boolean) => void;
}

/** Whether the keys of one's programs outlive a change of password or signing out everywhere. */
export const KeysChoice = ({ keeps, onChange }: KeysChoiceProps): ReactNode => {
  const { words } = usePage();
  const help = useId();
  return (
    <>
      <label className="bp-flag">
        <input
          type="checkbox"
          checked={keeps}
          aria-describedby={help}
          onChange={(event) => onChange(event.target.checked)}
        />
        {words('account.keepKeys')}
      </label>
      <p className="bp-help" id={help}>
        {words('account.keysEnd')}
      </p>
    </>
  );
};
