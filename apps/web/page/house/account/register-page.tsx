import { type Me, SHORTEST_PASSWORD } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { hashOf } from '../../route.ts';
import { Field, HouseForm, PasswordField, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HousePage } from '../house-page.tsx';
import { goOn } from './sign-in-page.tsx';

interface RegisterProps {
  readonly guest: Me | undefined;
  readonly next: string | undefined;
}

const Register = ({ guest, next }: RegisterProps): ReactNode => {
  const { words, language } = usePage();
  const { house, setMe } = useHouse();
  const [name, setName] = useState(guest?.name ?? '');
  const [password, setPassword] = useState('');
  const [mail, setMail] = useState('');
  const [registered, setRegistered] = useState<Me>();
  const goIn = (me: Me): void => {
    setMe(me);
    goOn(next);
  };
  const doing = useDoing(async () => {
    const address = mail.trim();
    const made = await house.accounts.register({
      name: name.trim(),
      password,
      language,
      ...(address === '' ? {} : { mail: address }),
    });
    if (address === '') goIn(made.me);
    else setRegistered(made.me);
  });
  if (registered)
    return (
      <>
        <p role="status">{words('register.mailSent')}</p>
        <div className="bp-buttons">
          <button type="button" className="bv-button bv-button-main" onClick={() => goIn(registered)}>
            {words('register.goOn')}
          </button>
        </div>
      </>
    );
  return (
    <>
      <p>{guest ? words('register.guestLead', { name: guest.name }) : words('register.lead')}</p>
      <HouseForm doing={doing} act={words(guest ? 'register.keep' : 'register.do')}>
        <Field
          label={words('enter.name')}
          help={words('enter.nameHelp')}
          autoComplete="username"
          maxLength={24}
          value={name}
          onChange={setName}
        />
        <PasswordField
          label={words('enter.password')}
          help={words('enter.passwordHelp')}
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          value={password}
          onChange={setPassword}
        />
        <Field
          label={words('enter.mail')}
          help={words('enter.mailHelp')}
          type="email"
          autoComplete="email"
          isRequired={false}
          value={mail}
          onChange={setMail}
        />
      </HouseForm>
    </>
  );
};

/** A name of one's own; a guest keeps their matches under it. */
export const RegisterPage = ({ next }: { readonly next: string | undefined }): ReactNode => {
  const { words } = usePage();
  const back = next === undefined ? {} : { next };
  return (
    <HousePage title={words('register.title')}>
      {(me) => (
        <section className="bp-card bp-narrow">
          <h1>{words('register.title')}</h1>
          {me?.kind === 'member' ? (
            <p>
              {words('register.known')} <a href={hashOf({ page: 'online' })}>{words('room.toLobby')}</a>
            </p>
          ) : (
            <>
              <Register guest={me} next={next} />
              <p className="bp-beside">
                <a href={hashOf({ page: 'sign-in', ...back })}>{words('register.hasAccount')}</a>
              </p>
            </>
          )}
        </section>
      )}
    </HousePage>
  );
};
