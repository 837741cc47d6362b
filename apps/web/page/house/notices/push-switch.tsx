import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { Action } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { useAsked } from '../use-asked.ts';
import { mayPush, subscribe, subscriptionHere, unsubscribe } from './push.ts';

/** Whether this browser is told of one's turn while the page is closed. */
export const PushSwitch = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const [isDenied, setDenied] = useState(false);
  const here = useAsked(async () => ({ subscription: await subscriptionHere() }), 'push');
  if (!mayPush()) return <p className="bp-help">{words('notice.pushUnable')}</p>;
  const { subscription } = here.value ?? {};
  if (subscription)
    return (
      <div className="bp-buttons">
        <span>{words('notice.pushIsOn')}</span>
        <Action
          act={words('notice.pushOff')}
          onDo={async () => {
            await unsubscribe(house, subscription);
            here.again();
          }}
        />
      </div>
    );
  return (
    <div className="bp-buttons">
      <Action
        act={words('notice.pushOn')}
        onDo={async () => {
          setDenied((await subscribe(house)) === 'denied');
          here.again();
        }}
      />
      {isDenied ? <p role="alert">{words('notice.pushDenied')}</p> : undefined}
    </div>
  );
};
