import type { Verdict } from '@bivouac/kernel';
import type { CommanderId, HexId } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import type { CommanderRow, Nemesis, UnitRow } from '../../state/state.ts';
import { mayLeaveGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { mayMoveByCards } from '../16-advanced-rules/16.1-on-the-march.ts';
import { isAtPeace, isCommanderAtPeace } from '../14-campaign-of-1813/14.6-prussia.ts';
import { mayActYet } from '../17-linked-campaigns/17.1-held-stacks.ts';

/** 8.2 What keeps a unit where it is, though it has not marched: Prussia at peace (14.6), its orders (17.1), its garrison (14.12, 14.13), a card (16.1). */
export const mayBeMoved = (g: Nemesis, row: UnitRow): Verdict =>
  must('14.6', !isAtPeace(g, row.id), 'prussia.waits', { hex: row.at as HexId }) ??
  mayActYet(g, row.id) ??
  mayLeaveGarrison(g, row) ??
  mayMoveByCards(g, row);

/** 8.2 Is anyone among them free to go? If not, what keeps the first of them. */
export const mayAnyBeMoved = (g: Nemesis, units: readonly UnitRow[]): Verdict => {
  let kept: Verdict;
  for (const row of units) {
    const verdict = mayBeMoved(g, row);
    if (!verdict) return undefined;
    kept ??= verdict;
  }
  return kept;
};

/** 8.2 Commanders who go along; one who may not can still send others off. */
export const freeToGo = (g: Nemesis, commanders: readonly CommanderRow[]): readonly CommanderId[] =>
  commanders.map(({ id }) => id).filter((id) => !isCommanderAtPeace(g, id));
