import { Dialog } from '@bivouac/board';
import type { Me } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { hashOf } from '../../route.ts';
import { HouseForm, PasswordField, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';

interface SureProps {
  readonly me: Me;
  readonly onClose: () => void;
}

const Sure = ({ me, onClose }: SureProps): ReactNode => {
  const { words } = usePage();
  const { house, setMe } = useHouse();
  const [password, setPassword] = useState('');
  const doing = useDoing(async () => {
    setMe((await house.accounts.delete(me.kind === 'member' ? { password } : {})).me);
    location.hash = hashOf({ page: 'start' });
  });
  return (
    <Dialog title={words('account.deleteSure')} onClose={onClose}>
      <p>{words('account.deleteWords')}</p>
      <HouseForm
        doing={doing}
        act={words('account.deleteYes')}
        beside={
          <button type="button" className="bv-button" onClick={onClose}>
            {words('account.keep')}
          </button>
        }
      >
        {me.kind === 'member' ? (
          <PasswordField
            label={words('enter.currentPassword')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        ) : undefined}
      </HouseForm>
    </Dialog>
  );
};

/** What is deleted cannot be brought back: this is asked first, with the password. */
export const LeaveForGood = ({ me }: { readonly me: Me }): ReactNode => {
  const { words } = usePage();
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="bp-card" aria-labelledby="leave">
      <h2 id="leave">{words('account.deleteTitle')}</h2>
      <div className="bp-buttons">
        <button type="button" className="bv-button" onClick={() => setAsked(true)}>
          {words('account.delete')}
        </button>
      </div>
      {isAsked ? <Sure me={me} onClose={() => setAsked(false)} /> : undefined}
    </section>
  );
};
