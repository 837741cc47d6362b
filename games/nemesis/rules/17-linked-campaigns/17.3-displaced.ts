import { choose, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { distance, type Hex, hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log, say } from '../../text/speech.ts';
import { commandersOf, occupies, stackAt, stacksOf } from '../../state/stack.ts';
import { boardOf, depotAt, loseCommander, moveCommander, moveUnit, type Nemesis, opponent } from '../../state/state.ts';
import { companyAt, mayJoin } from '../14-campaign-of-1813/14.8-sweden.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { hasRoomFor } from '../4-occupying-a-hex/4.1-capacity.ts';
import { surpriseCommanders } from '../8-rally-and-movement/8.8-captured-commanders.ts';
import { takeOff } from './17.3-taken-off.ts';

/** Land that a side has to leave, and how far its stacks may go to find another place. */
export interface Leaving {
  readonly side: Side;
  readonly rule: RuleRef;
  readonly from: (hex: Hex) => boolean;
  readonly within: number;
}

const hexesToLeave = (g: Nemesis, { side, from }: Leaving): readonly Hex[] => {
  const hexes = [...stacksOf(g, side).map(({ hex }) => hex), ...commandersOf(g, side).map(({ at }) => at)];
  return [...new Set(hexes)].map((id) => hexAt(boardOf(g), id)).filter(from);
};

/** The nearest open hexes that take all of a stack, with no enemy in them (rulings/17.3-displaced-stacks.md). */
const refuges = (g: Nemesis, { side, from, within }: Leaving, here: Hex): readonly HexId[] => {
  const company = companyAt(g, side, here.id);
  const of = stackAt(g, here.id)?.side === side ? (stackAt(g, here.id)?.of ?? 0) : 0;
  const open = boardOf(g).hexes.filter(
    (hex) =>
      hex.terrain !== 'sea' &&
      !from(hex) &&
      distance(here, hex) <= within &&
      mayEnter(g, side, hex) === undefined &&
      !occupies(g, opponent(side), hex.id) &&
      depotAt(g, hex.id)?.side !== opponent(side) &&
      hasRoomFor(g, side, hex.id, of) &&
      mayJoin(g, side, hex.id, company) === undefined,
  );
  const nearest = Math.min(...open.map((hex) => distance(here, hex)));
  return open.filter((hex) => distance(here, hex) === nearest).map(({ id }) => id);
};

/** 17.3, 17.5d, 14.14 A stack leaves land that is closed to it now; its owner chooses where among the nearest hexes. Returns whether any was left to go. */
export function* leaveLand(g: Nemesis, leaving: Leaving): Script<boolean> {
  const { side, rule } = leaving;
  const [here] = hexesToLeave(g, leaving);
  if (!here) return false;
  const company = companyAt(g, side, here.id);
  const units = stackAt(g, here.id)?.side === side ? company.units : [];
  const among = refuges(g, leaving, here);
  if (among.length === 0) {
    takeOff(g, units);
    for (const id of company.commanders) loseCommander(g, id);
    log(g, rule, 'displaced.nowhere', { side, hex: here.id });
    return true;
  }
  const { to } = yield* choose<AnswerOf<'setDown'>>({
    by: side,
    rule,
    prompt: say('displaced.whereTo', { side, hex: here.id }),
    among: among.map((hex) => ({ kind: 'setDown', to: hex })),
    may: () => undefined,
  });
  if (units.length > 0) yield* surpriseCommanders(g, side, to); // 8.8
  for (const id of units) moveUnit(g, id, to);
  for (const id of company.commanders) moveCommander(g, id, to);
  log(g, rule, 'displaced.goes', { side, hex: here.id, to });
  return true;
}
