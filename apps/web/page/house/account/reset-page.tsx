import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { hashOf } from '../../route.ts';
import { Field, HouseForm, NewPasswordField, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HousePage } from '../house-page.tsx';

/** Asks for the letter. What it says is the same whether or not somebody has this address. */
const AskForLetter = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [mail, setMail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const doing = useDoing(async () => {
    await house.accounts.askReset({ mail: mail.trim() });
    setAsked(true);
  });
  if (isAsked) return <p role="status">{words('reset.asked')}</p>;
  return (
    <>
      <p>{words('reset.lead')}</p>
      <HouseForm doing={doing} act={words('reset.ask')}>
        <Field label={words('account.mailTitle')} type="email" autoComplete="email" value={mail} onChange={setMail} />
      </HouseForm>
    </>
  );
};

const ChoosePassword = ({ token }: { readonly token: string }): ReactNode => {
  const { words } = usePage();
  const { house, setMe } = useHouse();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const doing = useDoing(async () => {
    setMe((await house.accounts.reset({ token, password })).me);
    setDone(true);
  });
  if (isDone)
    return (
      <>
        <p role="status">{words('reset.done')}</p>
        <div className="bp-buttons">
          <a className="bv-button bv-button-main" href={hashOf({ page: 'online' })}>
            {words('house.online')}
          </a>
        </div>
      </>
    );
  return (
    <>
      <p>{words('reset.choose')}</p>
      <HouseForm
        doing={doing}
        act={words('reset.set')}
        beside={
          doing.fault?.name === 'linkTooOld' ? (
            <a className="bv-button" href={hashOf({ page: 'reset' })}>
              {words('reset.ask')}
            </a>
          ) : undefined
        }
      >
        <NewPasswordField value={password} onChange={setPassword} />
      </HouseForm>
    </>
  );
};

/** For a forgotten password: first an e-mail, then by its link a new one. */
export const ResetPage = ({ token }: { readonly token: string | undefined }): ReactNode => {
  const { words } = usePage();
  return (
    <HousePage title={words('reset.title')}>
      {() => (
        <section className="bp-card bp-narrow">
          <h1>{words('reset.title')}</h1>
          {token === undefined ? <AskForLetter /> : <ChoosePassword key={token} token={token} />}
        </section>
      )}
    </HousePage>
  );
};
