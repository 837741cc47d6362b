import type { Verdict } from '@bivouac/kernel';
import type { CardId, Side } from '../catalogue/ids.ts';
import { fighting } from '../rules/14-battle/14-sheet.ts';
import { must } from '../text/speech.ts';
import { armyOf, type Europe } from '../state/state.ts';
import { mayAddToDice } from './moments.ts';

/** 28F, 50F Guns that only a supplied force with an army has. */
export const mayServeGuns = (g: Europe, card: CardId, side: Side): Verdict =>
  mayAddToDice(g, card, side) ??
  must('14.5.7', !g.battle?.unsupplied[side], 'battleCard.unsupplied', { card }) ??
  must(
    '14.5.7',
    fighting(g, side).some((id) => armyOf(g, id) !== undefined),
    'battleCard.noArmy',
    { card },
  );
