import type { Verdict } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { commandersAt, occupies } from '../../state/stack.ts';
import type { Nemesis } from '../../state/state.ts';
import { isInSupply, supplyRange } from '../6-general-supply/6.1-in-supply.ts';
import { mayDirectStack } from '../16-advanced-rules/16.2-cavalry-corps-commanders.ts';
import { mayTakeDepot } from './7.7-depot-cities.ts';

/** 7.3 To rally or to march, a train goes to combat units with a commander and a route by 6.1; who is exempt by 6.6 needs the route too. */
const mayRallyOrMove = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('7.3', commandersAt(g, side, hex).length > 0, 'train.noCommander', { hex }) ??
  mayDirectStack(g, side, hex) ??
  must('7.3', isInSupply(g, side, hex), 'train.outOfSupply', { hex, range: supplyRange(g) });

/**
 * 7.3 A train goes to a stack that can rally or march by it, or to a city where a Depot is meant, which in friendly
 * land needs no stack. Whether that Depot will be linked shows only at 7.8. See ruling A-72.
 */
export const mayReceiveTrain = (g: Nemesis, side: Side, hex: HexId): Verdict => {
  if (!occupies(g, side, hex)) return mayTakeDepot(g, side, hex);
  const refusal = mayRallyOrMove(g, side, hex);
  return refusal && mayTakeDepot(g, side, hex) ? refusal : undefined;
};
