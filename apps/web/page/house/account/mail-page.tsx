import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { hashOf } from '../../route.ts';
import { HouseForm, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HousePage } from '../house-page.tsx';

/** The link of a letter leads here. Programs that look at letters open links too, so a person must say yes. */
export const MailPage = ({ token }: { readonly token: string }): ReactNode => {
  const { words } = usePage();
  const { house, ask } = useHouse();
  const [mail, setMail] = useState<string>();
  const doing = useDoing(async () => {
    const { me } = await house.accounts.confirmMail({ token });
    setMail(me.mail ?? '');
    await ask();
  });
  return (
    <HousePage title={words('mail.title')}>
      {() => (
        <section className="bp-card bp-narrow">
          <h1>{words('mail.title')}</h1>
          {mail === undefined ? (
            <>
              <p>{words('mail.confirmWords')}</p>
              <HouseForm doing={doing} act={words('mail.confirm')} />
            </>
          ) : (
            <>
              <p role="status">{words('mail.done', { mail })}</p>
              <p>
                <a href={hashOf({ page: 'online' })}>{words('room.toLobby')}</a>
              </p>
            </>
          )}
        </section>
      )}
    </HousePage>
  );
};
