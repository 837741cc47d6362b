import type { GameMap } from '@bivouac/atlas';
import type { Seat } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import type { OpenCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { LiveTable } from './live-table.tsx';
import { NoTable, Waiting } from './no-table.tsx';
import { useSitting } from './use-sitting.ts';

interface TableViewProps {
  readonly card: OpenCard;
  readonly game: PageGame;
  readonly map: GameMap;
  readonly seat: Seat;
  readonly onHandOver: (seat: Seat) => void;
}

/** The table as one seat sees it. When it goes, all that the seat knew goes with it. */
export const TableView = (props: TableViewProps): ReactNode => {
  const { client } = usePage();
  const table = useSitting(client, props.card.id, props.seat);
  if (table.fault) return <NoTable sitting={props.card.id} fault={table.fault} />;
  return table.sight ? <LiveTable {...props} table={table} sight={table.sight} /> : <Waiting />;
};
