import type { Verdict } from '@bivouac/kernel';
import { type HexId, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { must } from '../../text/speech.ts';
import { commandersAt, unitsAt } from '../../state/stack.ts';
import type { Nemesis } from '../../state/state.ts';
import { holdsBoth } from './16.1-held-ready.ts';
import { mayDaneAttack } from './16.1-on-the-march.ts';

/** 16.1 Units that a card keeps from attacking stay behind when their stack is ordered forward. */
export const mayFollowOrder = (g: Nemesis, id: UnitId, to: HexId): boolean =>
  mayDaneAttack(g, id, to) && !inForce(g, 'mayNotAttack').some(({ units }) => units.includes(id));

/** The commander whose stack a card keeps from attacking; anyone who is ordered out of his hex counts as his stack. */
const hesitantAt = (g: Nemesis, hex: HexId) => {
  const hesitant = inForce(g, 'staffMayNotAttack').map(({ commander }) => commander);
  if (hesitant.length === 0) return undefined;
  const [first] = unitsAt(g, hex);
  const here = first ? commandersAt(g, unitCard(first.id).side, hex) : [];
  return here.find(({ id }) => hesitant.includes(id))?.id;
};

/** 16.1, 10.1 What cards leave of a stack's freedom to attack: one unit at least must be free to go, and no commander who ponders be with it. */
export const maySendOut = (g: Nemesis, from: HexId, to: HexId): Verdict => {
  if (g.effects.length === 0) return undefined;
  const hesitant = hesitantAt(g, from);
  return (
    (hesitant && must('16.1', false, 'card.ponders', { commander: hesitant })) ??
    must(
      '16.1',
      unitsAt(g, from).some(({ id }) => mayFollowOrder(g, id, to)),
      'card.mayNotAttack',
      { hex: from },
    )
  );
};

/** 16.1, 10.4 A hex supports as a whole or not at all, so one unit that a card keeps from it keeps the others too (rulings/16.1-cards-in-combat.md). */
export const maySupport = (g: Nemesis, hex: HexId, what: 'attack' | 'defence'): Verdict =>
  must(
    '16.1',
    !inForce(g, 'mayNotSupport').some(
      (effect) =>
        (what === 'attack' || effect.in === 'both') && unitsAt(g, hex).some(({ id }) => effect.units.includes(id)),
    ),
    'card.mayNotSupport',
    { hex },
  );

/** 16.1, 10.1 Two nations that do not pull together may not be ordered forward at once; those of one of them may. */
export const mayGoTogether = (g: Nemesis, from: HexId, units: readonly UnitId[]): Verdict =>
  must(
    '16.1',
    !inForce(g, 'mixedMayNotAttack').some(({ nations }) => holdsBoth(units, nations)),
    'card.mixedMayNotAttack',
    { from },
  );

/** 16.1, 10.3 Danes who stay at home help nobody to attack abroad. */
export const mayDanesSupport = (g: Nemesis, hex: HexId, to: HexId): Verdict =>
  must(
    '16.1',
    unitsAt(g, hex).every(({ id }) => mayDaneAttack(g, id, to)),
    'card.danesAttackNobody',
    { hex },
  );
