import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { Action, Field, HouseForm, useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { useAsked } from '../use-asked.ts';

/** Addresses that the server calls when it is one's turn. */
export const Webhooks = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [url, setUrl] = useState('');
  const { value, fault, again } = useAsked(() => house.notices.webhooks(), 'webhooks');
  const doing = useDoing(async () => {
    await house.notices.addWebhook({ url: url.trim() });
    setUrl('');
    again();
  });
  return (
    <>
      {fault ? <HouseFault fault={fault} /> : undefined}
      <ul className="bp-rows">
        {value?.webhooks.map(({ id, url: address, failures }) => (
          <li key={id}>
            <span className="bp-address">
              {new URL(address).host}
              {failures > 0 ? <em> {words('notice.webhookFailed', { failures })}</em> : undefined}
            </span>
            <Action
              act={words('notice.webhookDropWord')}
              label={words('notice.webhookDrop', { url: address })}
              onDo={async () => {
                await house.notices.dropWebhook({ id });
                again();
              }}
            />
          </li>
        ))}
      </ul>
      <details className="bp-more-options">
        <summary>{words('notice.webhookAdd')}</summary>
        <HouseForm doing={doing} act={words('notice.webhookAdd')} quiet>
          <Field
            label={words('notice.webhookUrl')}
            help={words('notice.webhookHelp')}
            type="url"
            maxLength={1000}
            value={url}
            onChange={setUrl}
          />
        </HouseForm>
      </details>
    </>
  );
};
