import type { ReactNode } from 'react';
import { useGameWithMap } from '../load-game.ts';
import { openedFile } from '../opened-file.ts';
import { NoTable, Waiting } from '../table/no-table.tsx';
import { ReplayView } from './replay-view.tsx';

/** Replays a record that the start page has opened. */
export const FilePage = (): ReactNode => {
  const file = openedFile();
  const loaded = useGameWithMap(file?.card.game, file?.card.options);
  if (!file) return <NoTable sitting="" fault={{ kind: 'missing' }} />;
  if (loaded.fault) return <NoTable sitting="" fault={loaded.fault} />;
  if (!loaded.value) return <Waiting />;
  const record = async (): Promise<Blob> => new Blob([file.text], { type: 'application/json' });
  return <ReplayView card={file.card} {...loaded.value} name={file.name} record={record} />;
};
