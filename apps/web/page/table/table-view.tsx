import type { GameMap } from '@bivouac/atlas';
import type { Seat } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import type { OpenCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { LiveTable } from './live-table.tsx';
import { NoTable, Waiting } from './no-table.tsx';
import { useLocalSitting } from './use-local-sitting.ts';

interface TableViewProps {
  readonly card: OpenCard;
  readonly game: PageGame;
  readonly map: GameMap;
  readonly seat: Seat;
  readonly onHandOver: (seat: Seat) => void;
}

/** The table as one seat sees it. When it goes, all that the seat knew goes with it. */
export const TableView = ({ card, game, map, seat, onHandOver }: TableViewProps): ReactNode => {
  const { language } = usePage();
  const { sitting, fault } = useLocalSitting(card, game, seat, language);
  if (fault) return <NoTable sitting={card.id} fault={fault} />;
  return sitting ? <LiveTable game={game} map={map} sitting={sitting} onHandOver={onHandOver} /> : <Waiting />;
};
