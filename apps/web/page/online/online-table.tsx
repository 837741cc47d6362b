import type { GameMap } from '@bivouac/atlas';
import { type Seat, SPECTATOR } from '@bivouac/kernel';
import type { Known, MatchSeen } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { LiveTable } from '../table/live-table.tsx';
import { ChatTab } from './chat-tab.tsx';
import { endingWords } from './ending-words.ts';
import { OnlineNotice } from './online-notice.tsx';
import { DiceDialog, ResignDialog } from './online-windows.tsx';
import { OwnSeats } from './own-seats.tsx';
import { ownSeats, playerName, seatOf } from './players.ts';
import { Rematch } from './rematch.tsx';
import { useChat } from './use-chat.ts';
import type { LiveMatch } from './use-live-match.ts';
import { useOnlineSitting } from './use-online-sitting.ts';

interface OnlineTableProps {
  readonly live: LiveMatch;
  readonly known: Known;
  readonly seen: MatchSeen;
  /** When `seen` was looked at. */
  readonly now: number;
  readonly game: PageGame;
  readonly map: GameMap;
  /** Who sits where has changed. */
  readonly onStep: () => void;
  readonly onTurnTo: (seat: Seat) => void;
}

/** A table over the network: the table that all know, and what belongs to people who do not sit side by side. */
export const OnlineTable = ({ live, known, seen, now, game, map, onStep, onTurnTo }: OnlineTableProps): ReactNode => {
  const { words, language } = usePage();
  const [window, setWindow] = useState<'resign' | 'dice'>();
  const { match, as: seat, table } = known;
  const { wire } = live;
  const nameOf = (each: Seat): string => {
    const held = seatOf(seen, each);
    return held ? playerName(held, words) : game.ui.seatName(language, each);
  };
  const isOver = table.ending !== undefined;
  const ending = table.ending && endingWords(table.ending, nameOf, words);
  const online = useOnlineSitting(live, known, game, language, ending);
  const chat = useChat(match, seat, live.said, isOver);
  const { sitting, act } = online;
  const plays = seat !== SPECTATOR && !isOver;
  const isMyTurn = plays && ownSeats(seen).some((each) => table.waitsFor.includes(each));
  const hasBots = seen.seats.some(({ holder }) => holder === 'bot');
  const close = (): void => setWindow(undefined);
  const { bringEarlier } = chat;

  const menu = [
    ...(plays && !hasBots && !table.draw.includes(seat)
      ? [{ name: words('online.offerDraw'), onChoose: () => void act(async () => wire?.offerDraw(match, seat)) }]
      : []),
    ...(plays ? [{ name: words('online.resign'), onChoose: () => setWindow('resign') }] : []),
    { name: words('online.dice'), onChoose: () => setWindow('dice') },
  ];
  const talk = {
    id: 'chat',
    name: words('online.chat', { unread: chat.unread }),
    content: (
      <ChatTab
        match={match}
        seat={seat}
        lines={chat.lines}
        isOver={isOver}
        busy={sitting.busy}
        colourOf={game.ui.seatColour}
        others={seen.seats.flatMap(({ seat: each, holder }) =>
          each === null || each === seat || holder !== 'user' ? [] : [{ seat: each, name: nameOf(each) }],
        )}
        onSay={(said, to) => void act(async () => wire?.chat(match, seat, said, to))}
        onEarlier={bringEarlier ? () => void act(bringEarlier) : undefined}
        onMute={(other) => void act(() => chat.mute(other))}
        onLook={chat.look}
      />
    ),
  };
  return (
    <>
      <LiveTable
        game={game}
        map={map}
        sitting={sitting}
        onHandOver={() => undefined}
        extras={{
          title: isMyTurn ? words('online.yourTurnTitle', { name: sitting.name }) : undefined,
          notice: (
            <>
              {isOver ? undefined : (
                <OwnSeats own={ownSeats(seen)} seat={seat} waitsFor={table.waitsFor} game={game} onTurnTo={onTurnTo} />
              )}
              <OnlineNotice {...{ live, table, seen, seat, game, online, nameOf, now }} unread={chat.unread} />
            </>
          ),
          after: isOver && seat !== SPECTATOR ? <Rematch seen={seen} busy={sitting.busy} act={act} /> : undefined,
          tabs: [talk],
          menu,
        }}
      />
      {window === 'resign' ? (
        <ResignDialog
          seen={seen}
          seat={seat}
          onClose={close}
          onResign={(heir) => void act(async () => wire?.resign(match, seat, heir)).then(onStep)}
        />
      ) : undefined}
      {window === 'dice' ? <DiceDialog match={known.match} dice={table.dice} onClose={close} /> : undefined}
    </>
  );
};
