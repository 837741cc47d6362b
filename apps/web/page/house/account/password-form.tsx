import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { HouseForm, NewPasswordField, PasswordField, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { KeysChoice } from './keys-choice.tsx';

/** Anyone who knows their password may change it; other browsers are signed out. */
export const PasswordForm = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [keepsKeys, setKeepsKeys] = useState(false);
  const [ended, setEnded] = useState<number>();
  const doing = useDoing(async () => {
    setEnded(undefined);
    const { keys } = await house.accounts.changePassword({ current, password, keys: keepsKeys ? 'keep' : 'end' });
    setCurrent('');
    setPassword('');
    setEnded(keys.ended);
  });
  return (
    <section className="bp-card" aria-labelledby="password">
      <h2 id="password">{words('account.passwordTitle')}</h2>
      <HouseForm
        doing={doing}
        act={words('account.passwordSet')}
        quiet
        beside={<span role="status">{ended === undefined ? '' : words('account.passwordDone', { keys: ended })}</span>}
      >
        <PasswordField
          label={words('enter.currentPassword')}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordField value={password} onChange={setPassword} />
        <KeysChoice keeps={keepsKeys} onChange={setKeepsKeys} />
      </HouseForm>
    </section>
  );
};
