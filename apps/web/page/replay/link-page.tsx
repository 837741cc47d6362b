import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { useGameWithMap, useLoaded } from '../load-game.ts';
import { NoTable, Waiting } from '../table/no-table.tsx';
import { ReplayView } from './replay-view.tsx';
import { fetchRecord, mayFetch } from './share.ts';

/** Replays the record that a link holds or leads to. */
export const LinkPage = ({ address }: { readonly address: string }): ReactNode => {
  const { client, words, language } = usePage();
  const laid = useLoaded(async () => {
    const told = address.length > 80 ? `${address.slice(0, 79)}…` : address;
    if (!mayFetch(address, location.href)) throw new Error(words('fault.link', { address: told }));
    const text = await fetchRecord(address, location.href).catch(() => {
      throw new Error(words('fault.link', { address: told }));
    });
    return { text, card: await client.ask('replayFile', { text }) };
  }, address);
  const loaded = useGameWithMap(laid.value?.card.game, laid.value?.card.options);
  const fault = laid.fault ?? loaded.fault;
  if (fault) return <NoTable sitting="" fault={fault} />;
  if (!laid.value || !loaded.value) return <Waiting />;
  const { card, text } = laid.value;
  const record = async (): Promise<Blob> => new Blob([text], { type: 'application/json' });
  return <ReplayView card={card} {...loaded.value} name={loaded.value.game.ui.title(language)} record={record} />;
};
