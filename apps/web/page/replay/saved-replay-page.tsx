import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { useGameWithMap, useLoaded } from '../load-game.ts';
import { nameOf } from '../start/sitting-words.ts';
import { NoTable, Waiting } from '../table/no-table.tsx';
import { ReplayView } from './replay-view.tsx';

/** Looks back on a game of this browser, as far as its player may. */
export const SavedReplayPage = ({ sitting }: { readonly sitting: string }): ReactNode => {
  const { client, language } = usePage();
  const laid = useLoaded(async () => {
    const card = await client.ask('replaySitting', { sitting });
    const { kept } = await client.ask('sittings', {});
    return { card, kept: kept.find(({ id }) => id === sitting) };
  }, sitting);
  const loaded = useGameWithMap(laid.value?.card.game, laid.value?.card.options);
  const fault = laid.fault ?? loaded.fault;
  if (fault) return <NoTable sitting={sitting} fault={fault} />;
  if (!laid.value || !loaded.value) return <Waiting />;
  const { card, kept } = laid.value;
  const { game } = loaded.value;
  // A record tells everything: while the war goes on it can only be shared deliberately, from the table.
  const record = card.over ? () => client.ask('record', { sitting }) : undefined;
  return <ReplayView card={card} {...loaded.value} name={kept ? nameOf(kept, game, language) : ''} record={record} />;
};
