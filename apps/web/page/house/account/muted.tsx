import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import { Action } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';
import { useAsked } from '../use-asked.ts';

/** Those whom one does not hear, in any match. */
export const Muted = (): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const { value, fault, put } = useAsked(() => house.chat.muted(), 'muted');
  return (
    <section className="bp-card" aria-labelledby="muted">
      <h2 id="muted">{words('account.mutedTitle')}</h2>
      {fault ? <HouseFault fault={fault} /> : undefined}
      {value?.muted.length === 0 ? <p className="bp-help">{words('account.mutedNone')}</p> : undefined}
      <ul className="bp-rows">
        {value?.muted.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Action
              act={words('account.unmute', { name })}
              onDo={async () => put(await house.chat.unmute({ user: id }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
