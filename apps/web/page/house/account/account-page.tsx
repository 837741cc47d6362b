import type { Me } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { saveBlob } from '../../download.ts';
import { hashOf } from '../../route.ts';
import { Action } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { OwnPage } from '../house-page.tsx';
import { KeysChoice } from './keys-choice.tsx';
import { LeaveForGood } from './leave-for-good.tsx';
import { MailForm } from './mail-form.tsx';
import { Muted } from './muted.tsx';
import { PasswordForm } from './password-form.tsx';
import { Programs } from './programs.tsx';
import { Vacations } from './vacations.tsx';

const Data = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const save = async (): Promise<void> => {
    const kept = JSON.stringify(await house.accounts.export(), undefined, 2);
    saveBlob(new Blob([kept], { type: 'application/json' }), 'bivouac my data');
  };
  return (
    <section className="bp-card" aria-labelledby="my-data">
      <h2 id="my-data">{words('account.dataTitle')}</h2>
      <p>{words('account.exportWords')}</p>
      <div className="bp-buttons">
        <Action act={words('account.export')} onDo={save} />
      </div>
    </section>
  );
};

const SigningOut = ({ me }: { readonly me: Me }): ReactNode => {
  const { words } = usePage();
  const { house, setMe } = useHouse();
  const [keepsKeys, setKeepsKeys] = useState(false);
  const everywhere = () => house.accounts.logoutEverywhere({ keys: keepsKeys ? 'keep' : 'end' });
  const signOut = (leave: () => Promise<{ readonly me: Me | null }>) => async (): Promise<void> => {
    setMe((await leave()).me);
    location.hash = hashOf({ page: 'online' });
  };
  return (
    <section className="bp-card" aria-labelledby="signing-out">
      <h2 id="signing-out">{words('account.signOutTitle')}</h2>
      {me.kind === 'guest' ? <p>{words('account.guestSignOut')}</p> : undefined}
      <div className="bp-buttons">
        <Action act={words('account.signOutHere')} onDo={signOut(() => house.accounts.logout())} />
        {me.kind === 'member' ? (
          <Action act={words('account.signOutEverywhere')} onDo={signOut(everywhere)} />
        ) : undefined}
      </div>
      {me.kind === 'member' ? <KeysChoice keeps={keepsKeys} onChange={setKeepsKeys} /> : undefined}
    </section>
  );
};

const BecomeMember = (): ReactNode => {
  const { words } = usePage();
  return (
    <section className="bp-card">
      <h2>{words('account.guestTitle')}</h2>
      <p>{words('account.guestWords')}</p>
      <div className="bp-buttons">
        <a className="bv-button bv-button-main" href={hashOf({ page: 'register' })}>
          {words('register.keep')}
        </a>
        <a className="bv-button" href={hashOf({ page: 'sign-in' })}>
          {words('register.hasAccount')}
        </a>
      </div>
    </section>
  );
};

/** Who one is here, what is kept of it, and how it is changed. */
export const AccountPage = (): ReactNode => {
  const { words } = usePage();
  return (
    <OwnPage title={words('account.title')}>
      {(me) => (
        <>
          <h1>{words('account.title')}</h1>
          <p>
            {words('account.signedInAs', { name: me.name })}{' '}
            <a href={hashOf({ page: 'notices' })}>{words('account.notices')}</a>
          </p>
          <div className="bp-columns bp-even">
            <div>
              {me.kind === 'guest' ? (
                <BecomeMember />
              ) : (
                <>
                  <PasswordForm />
                  <MailForm me={me} />
                </>
              )}
              <SigningOut me={me} />
            </div>
            <div>
              <Vacations />
              <Muted />
              <Programs />
              <Data />
              <LeaveForGood me={me} />
            </div>
          </div>
        </>
      )}
    </OwnPage>
  );
};
