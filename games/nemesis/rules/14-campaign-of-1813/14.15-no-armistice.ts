import type { Verdict } from '@bivouac/kernel';
import type { Hex } from '../../catalogue/board.ts';
import type { Side } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { campaignOf, type Nemesis } from '../../state/state.ts';
import { isTooLateForTruce } from './14.15-turns.ts';

/** 14.15 (v) After a refusal by the Coalition the French of northern Italy stay there for good (rulings/14.15-italy.md). */
const isItalyBound = (g: Nemesis, side: Side): boolean =>
  side === 'french' && g.politics.truceRefused && isTooLateForTruce(g, g.clock.turn);

/** 14.15 (v) May those who stand here go there, by whatever movement? */
export const mayLeave = (g: Nemesis, side: Side, from: Hex, to: Hex): Verdict => {
  if (!isItalyBound(g, side)) return undefined;
  const italy = campaignOf(g)?.armistice.italy ?? [];
  return must('14.15', !italy.includes(from.id) || italy.includes(to.id), 'hex.italyBound', { hex: to.id });
};
