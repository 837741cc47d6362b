import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { hashOf } from '../../route.ts';
import { Field, HouseForm, PasswordField, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HousePage } from '../house-page.tsx';

/** Where one goes after coming in: only within this page. */
export const goOn = (next: string | undefined): void => {
  location.hash = next?.startsWith('#/') ? next : hashOf({ page: 'online' });
};

/** Name and password. */
export const SignInPage = ({ next }: { readonly next: string | undefined }): ReactNode => {
  const { words } = usePage();
  const { house, setMe } = useHouse();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const doing = useDoing(async () => {
    setMe((await house.accounts.login({ name, password })).me);
    goOn(next);
  });
  const back = next === undefined ? {} : { next };
  return (
    <HousePage title={words('signIn.title')}>
      {(me) => (
        <section className="bp-card bp-narrow">
          <h1>{words('signIn.title')}</h1>
          {me?.kind === 'guest' ? <p>{words('signIn.guestWords')}</p> : undefined}
          <HouseForm doing={doing} act={words('signIn.do')}>
            <Field
              label={words('enter.name')}
              autoComplete="username"
              maxLength={100}
              value={name}
              onChange={setName}
            />
            <PasswordField
              label={words('enter.password')}
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          </HouseForm>
          <p className="bp-beside">
            <a href={hashOf({ page: 'register', ...back })}>{words('signIn.newHere')}</a>
            <a href={hashOf({ page: 'reset' })}>{words('signIn.forgotten')}</a>
          </p>
        </section>
      )}
    </HousePage>
  );
};
