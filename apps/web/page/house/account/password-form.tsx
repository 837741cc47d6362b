import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { HouseForm, NewPasswordField, PasswordField, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';

/** Who knows his password may change it; other browsers are signed out. */
export const PasswordForm = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const doing = useDoing(async () => {
    setDone(false);
    await house.accounts.changePassword({ current, password });
    setCurrent('');
    setPassword('');
    setDone(true);
  });
  return (
    <section className="bp-card" aria-labelledby="password">
      <h2 id="password">{words('account.passwordTitle')}</h2>
      <HouseForm
        doing={doing}
        act={words('account.passwordSet')}
        quiet
        beside={<span role="status">{isDone ? words('account.passwordDone') : ''}</span>}
      >
        <PasswordField
          label={words('enter.currentPassword')}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordField value={password} onChange={setPassword} />
      </HouseForm>
    </section>
  );
};
