import type { Me } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { Field, HouseForm, PasswordField, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';

/** An address is given with the password, and counts once its owner has opened the link that was sent to it. */
export const MailForm = ({ me }: { readonly me: Me }): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const doing = useDoing(async () => {
    setAsked(false);
    await house.accounts.changeMail({ mail: mail.trim(), password });
    setPassword('');
    setAsked(true);
  });
  return (
    <section className="bp-card" aria-labelledby="mail">
      <h2 id="mail">{words('account.mailTitle')}</h2>
      <p>{me.mail === null ? words('account.mailNone') : words('account.mailIs', { mail: me.mail })}</p>
      <HouseForm
        doing={doing}
        act={words('account.mailSet')}
        quiet
        beside={<span role="status">{isAsked ? words('account.mailAsked') : ''}</span>}
      >
        <Field label={words('account.mailNew')} type="email" autoComplete="email" value={mail} onChange={setMail} />
        <PasswordField
          label={words('account.mailPassword')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </HouseForm>
    </section>
  );
};
