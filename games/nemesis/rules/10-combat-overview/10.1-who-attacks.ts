import type { Verdict } from '@bivouac/kernel';
import type { HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import { type Nemesis, opponent } from '../../state/state.ts';
import { isInGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { garrisonRule } from '../14-campaign-of-1813/14.13-danzig.ts';
import { isAtPeace, isCommanderAtPeace } from '../14-campaign-of-1813/14.6-prussia.ts';
import { mayAttackWithSome } from '../14-campaign-of-1813/14.8-sweden.ts';
import { mayFollowOrder, maySendOut } from '../16-advanced-rules/16.1-kept-from-combat.ts';
import { mayActYet } from '../17-linked-campaigns/17.1-held-stacks.ts';

/** 10.1 Units that stay behind when their stack attacks: Prussians at peace (14.6), stacks that wait (17.1), garrisons in their city (14.12, 14.13). */
const mayUnitAttack = (g: Nemesis, id: UnitId, hex: HexId): Verdict =>
  must('14.6', !isAtPeace(g, id), 'prussia.waits', { hex }) ??
  mayActYet(g, id) ??
  must(garrisonRule(id), !isInGarrison(g, id), 'garrison.attacksNobody', { hex });

/** 10.1 The units of a stack that may be ordered forward; cards hold some back as well (16.1). */
export const readyToAttack = (g: Nemesis, from: HexId, to: HexId): readonly UnitId[] =>
  ids(unitsAt(g, from)).filter((id) => mayUnitAttack(g, id, from) === undefined && mayFollowOrder(g, id, to));

/** 14.6 The French leave Prussia in peace for as long as Prussia leaves them. */
const mayBeAttacked = (g: Nemesis, side: Side, to: HexId): Verdict =>
  must(
    '14.6',
    !unitsAt(g, to).some(({ id }) => isAtPeace(g, id)) &&
      !commandersAt(g, opponent(side), to).some(({ id }) => isCommanderAtPeace(g, id)),
    'prussia.notAttacked',
    { hex: to },
  );

/** 10.1 Can any of a stack's units be sent against that hex? */
export const maySendSome = (g: Nemesis, side: Side, from: HexId, to: HexId): Verdict => {
  const [first] = unitsAt(g, from);
  const ready = readyToAttack(g, from, to);
  return (
    maySendOut(g, from, to) ??
    (ready.length === 0 && first ? mayUnitAttack(g, first.id, from) : undefined) ??
    mayBeAttacked(g, side, to) ??
    mayAttackWithSome(g, side, ready, to)
  );
};
