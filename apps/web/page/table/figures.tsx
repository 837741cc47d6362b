import { Dialog, FortuneChart, type FortuneLine, LuckReport } from '@bivouac/board';
import { type Seat, type Told } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import type { ReplayCard, Roll } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { FaultView } from '../fault-view.tsx';
import { useLoaded } from '../load-game.ts';
import type { PageGame } from '../page-game.ts';
import type { Client } from '../worker-client.ts';
import { turningPoint } from './afterwards.tsx';
import { seatLook } from './question-of.ts';

interface Figures {
  readonly lines: readonly { readonly seat: Seat; readonly points: FortuneLine['points'] }[];
  readonly turns: readonly { readonly at: number; readonly words: string }[];
  readonly rolls: readonly Roll[];
  readonly end: number;
}

/** The places where a turn begins. */
export const turnsIn = (events: readonly Told[], ui: PageGame['ui']): readonly number[] =>
  events.filter(({ said }) => ui.heading?.(said) === 'turn').map(({ at }) => at);

const gather = async (client: Client, { ui }: PageGame, card: ReplayCard, seer: Seat): Promise<Figures> => {
  const { replay, seats, end } = card;
  const events = await client.ask('chronicle', { replay, seer });
  const turns = turnsIn(events, ui);
  const places = [...new Set([...turns, end])];
  const moments = await Promise.all(places.map((seq) => client.ask('moment', { replay, seer, seq })));
  const fortunes = moments.map(({ seq, view }) => ({ seq, of: ui.fortune(view.state) }));
  return {
    lines: seats.map((seat) => ({ seat, points: fortunes.map(({ seq, of }) => ({ at: seq, value: of[seat] ?? 0 })) })),
    turns: turns.map((at, place) => ({ at, words: String(place + 1) })),
    rolls: await client.ask('rolls', { replay }),
    end,
  };
};

interface FiguresDialogProps {
  readonly game: PageGame;
  /** Lays the record open to be looked through. */
  readonly lay: () => Promise<ReplayCard>;
  readonly seer: Seat;
  readonly title: string;
  readonly onClose: () => void;
  /** Above the figures: how it ended. */
  readonly children?: ReactNode;
}

/** The luck of the dice and the course of the war. */
export const FiguresDialog = ({ game, lay, seer, title, onClose, children }: FiguresDialogProps): ReactNode => {
  const { client, words, language } = usePage();
  const figures = useLoaded(async () => gather(client, game, await lay(), seer), seer);
  const { value, fault } = figures;
  const { ui } = game;
  const turned = turningPoint(value?.lines ?? []);
  const rolls = value?.rolls ?? [];
  const kinds = [...new Set(rolls.map(({ sides }) => sides))].sort((one, other) => one - other);
  const isWhole = rolls.every(({ by }) => by !== null);
  const all = { name: words('table.luckOfAll'), colour: 'var(--bv-ink-soft)' };
  const rollers = isWhole ? (value?.lines.map(({ seat }) => seat) ?? []) : [null];
  const luck = rollers.flatMap((seat) =>
    (kinds.length > 0 ? kinds : [undefined]).map((sides) => ({
      seat: seat === null ? all : seatLook(ui, language, seat),
      faces: rolls.flatMap((roll) => ((roll.by === seat || !isWhole) && roll.sides === sides ? [roll.face] : [])),
      ...(sides === undefined ? {} : { sides }),
    })),
  );
  return (
    <Dialog wide title={title} onClose={onClose}>
      {children}
      {fault ? <FaultView fault={fault} /> : undefined}
      {value ? (
        <>
          {turned ? (
            <p>{words('victory.turned', { ...turned, seat: ui.seatName(language, turned.seat) })}</p>
          ) : undefined}
          <FortuneChart
            length={value.end}
            turns={value.turns}
            lines={value.lines.map(({ seat, points }) => ({ seat: seatLook(ui, language, seat), points }))}
          />
          <LuckReport seats={luck} />
        </>
      ) : (
        <p role="status">{words('page.loading')}</p>
      )}
    </Dialog>
  );
};
