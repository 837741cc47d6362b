import type { Verdict } from '@bivouac/kernel';
import type { Hex } from '../../board.ts';
import type { Side } from '../../catalogue.ts';
import { must } from '../../speech.ts';
import { campaignOf, type Nemesis } from '../../state.ts';

/** 14.15 Nobody has called a truce in time, and from now on nobody may. */
export const isTooLateForTruce = (g: Nemesis, turn: number): boolean => {
  const campaign = campaignOf(g);
  return (
    campaign !== undefined &&
    g.politics.armistice === null &&
    campaign.armistice.rollTurns.every((rollTurn) => rollTurn < turn)
  );
};

/** 14.15 (v) After a refusal by the Coalition the French of northern Italy stay there for good (rulings/14.15-italy.md). */
const isItalyBound = (g: Nemesis, side: Side): boolean =>
  side === 'french' && g.politics.truceRefused && isTooLateForTruce(g, g.clock.turn);

/** 14.15 (v) May those who stand here go there, by whatever movement? */
export const mayLeave = (g: Nemesis, side: Side, from: Hex, to: Hex): Verdict => {
  if (!isItalyBound(g, side)) return undefined;
  const italy = campaignOf(g)?.armistice.italy ?? [];
  return must('14.15', !italy.includes(from.id) || italy.includes(to.id), 'hex.italyBound', { hex: to.id });
};
