import { HandOver } from '@bivouac/board';
import { type Seat, SPECTATOR } from '@bivouac/kernel';
import { type ReactNode, useState } from 'react';
import { type OpenCard, personsOf } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { useGameWithMap, useLoaded } from '../load-game.ts';
import { NoTable, Waiting } from './no-table.tsx';
import { seatLook } from './question-of.ts';
import { TableView } from './table-view.tsx';

/** Whose screen it is when the table opens: alone, one's own; shared, nobody's until someone says who they are. */
const firstHolder = (card: OpenCard): Seat | undefined => {
  const persons = personsOf(card);
  return persons.length === 0 ? SPECTATOR : persons.length === 1 ? persons[0] : undefined;
};

const nextHolder = (card: OpenCard): Seat => {
  const persons = personsOf(card);
  return card.waitsFor.find((seat) => persons.includes(seat)) ?? persons[0] ?? SPECTATOR;
};

/** A sitting: opens it, and gives the screen to one seat at a time. */
export const TablePage = ({ sitting }: { readonly sitting: string }): ReactNode => {
  const { client, language } = usePage();
  const opened = useLoaded(() => client.ask('open', { sitting }), sitting);
  const loaded = useGameWithMap(opened.value?.game, opened.value?.options);
  const [held, setHeld] = useState<{ readonly holder?: Seat; readonly handTo?: Seat }>({});
  const fault = opened.fault ?? loaded.fault;
  if (fault) return <NoTable sitting={sitting} fault={fault} />;
  const card = opened.value;
  if (!card || !loaded.value) return <Waiting />;
  const { game, map } = loaded.value;
  const holder = held.holder ?? (held.handTo === undefined ? firstHolder(card) : undefined);
  if (holder === undefined) {
    const next = held.handTo ?? nextHolder(card);
    return <HandOver seat={seatLook(game.ui, language, next)} onReady={() => setHeld({ holder: next })} />;
  }
  return (
    <TableView
      key={holder}
      card={card}
      game={game}
      map={map}
      seat={holder}
      onHandOver={(seat) => setHeld({ handTo: seat })}
    />
  );
};
