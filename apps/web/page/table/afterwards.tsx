import { plainText } from '@bivouac/board';
import { winnersOf } from '@bivouac/kernel';
import { type ReactNode, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { ShareDialog } from '../replay/share-dialog.tsx';
import { beginGame } from '../start/begin.ts';
import type { Sitting } from './sitting.ts';

interface AfterwardsProps {
  readonly game: PageGame;
  readonly sitting: Sitting;
}

/** A figure of one side at the beginning of each turn and at the end. */
export interface Course {
  readonly seat: string;
  readonly points: readonly { readonly value: number }[];
}

/** The turn in which the balance between one side and the others shifted most, and for whom. Nothing where it never did. */
export const turningPoint = (
  courses: readonly Course[],
): { readonly turn: number; readonly seat: string; readonly by: number } | undefined => {
  const shifts = courses.flatMap(({ seat, points }) =>
    points.slice(1).map(({ value }, turn) => {
      const before = points[turn]?.value ?? 0;
      const others = courses
        .filter((other) => other.seat !== seat)
        .reduce((sum, other) => sum + (other.points[turn + 1]?.value ?? 0) - (other.points[turn]?.value ?? 0), 0);
      return { turn: turn + 1, seat, by: value - before - others };
    }),
  );
  return shifts.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by || a.turn - b.turn)[0];
};

/** Who has won, why, and what can be done now: look back on it, play it again, show it to somebody. */
export const Afterwards = ({ game: { ui }, sitting }: AfterwardsProps): ReactNode => {
  const { client, words, language } = usePage();
  const [shares, setShares] = useState(false);
  const { result } = sitting.sight.view;
  if (!result) return undefined;
  const winners = winnersOf(result);
  const again = async (): Promise<void> => {
    const { kept } = await client.ask('sittings', {});
    const card = kept.find(({ id }) => id === sitting.id);
    if (!card) return;
    const { options, players, dice } = card;
    await beginGame(client, { game: card.game, options, players, dice });
  };
  return (
    <section className="bp-victory" data-won={winners.includes(sitting.seat)}>
      <h3>
        {winners.length === 0
          ? words('victory.nobody')
          : words('victory.won', { seats: winners.map((seat) => ui.seatName(language, seat)) })}
      </h3>
      <p>{plainText(ui.rich(language, result.because))}</p>
      <ul>
        {Object.entries(result.points).map(([seat, points]) => (
          <li key={seat}>{words('victory.points', { seat: ui.seatName(language, seat), points })}</li>
        ))}
      </ul>
      <div className="bp-buttons">
        {sitting.replay ? (
          <button type="button" className="bv-button" onClick={sitting.replay}>
            {words('table.replay')}
          </button>
        ) : undefined}
        <button type="button" className="bv-button bv-button-main" onClick={() => void again()}>
          {words('victory.again')}
        </button>
        <button type="button" className="bv-button" onClick={() => setShares(true)}>
          {words('replay.share')}
        </button>
      </div>
      {shares ? (
        <ShareDialog record={() => client.ask('record', { sitting: sitting.id })} onClose={() => setShares(false)} />
      ) : undefined}
    </section>
  );
};
