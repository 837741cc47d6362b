import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { revealTo } from '../../text/speech.ts';
import { type Nemesis, opponent } from '../../state/state.ts';

const faceDown = ({ trains }: Nemesis, side: Side, real: boolean): readonly HexId[] =>
  trains.filter((train) => train.side === side && !train.faceUp && train.real === real).map(({ hex }) => hex);

/** 16.1 Anyone who has a spy learns which of the enemy's face-down counters are trains; he alone reads it, and sees them so. */
export const spiesReport = (g: Nemesis): void => {
  for (const { side } of inForce(g, 'spy')) {
    const watched = opponent(side);
    revealTo(g, { only: side }, '16.1', 'card.spiesTrains', {
      side: watched,
      real: faceDown(g, watched, true),
      dummies: faceDown(g, watched, false),
    });
  }
};
