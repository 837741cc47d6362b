import { commanderCard, type CommanderId, type HexId, type Side, type UnitId } from '../../catalogue/catalogue.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import {
  type Battle,
  commander,
  markCombat,
  type Nemesis,
  opponent,
  SIDES,
  unit,
  type UnitRow,
} from '../../state/state.ts';

/** 10, 11 The combat under way. */
export const battleOf = ({ battle }: Nemesis): Battle => {
  if (!battle) throw new Error('11: no combat is under way');
  return battle;
};
export const defenderOf = (g: Nemesis): Side => opponent(battleOf(g).attacker);

/** The units that were ordered to attack, as far as they survive; or all who stand in the hex under attack. */
export const mainStack = (g: Nemesis, side: Side): readonly UnitRow[] => {
  const { attacker, ordered, to } = battleOf(g);
  if (side !== attacker) return unitsAt(g, to);
  return ordered.map((id) => unit(g, id)).filter(({ at }) => at !== 'lost');
};

/** 10.4, 10.5 Each stack that came to help, whole. */
export const supportingStacks = (g: Nemesis, side: Side): readonly (readonly UnitRow[])[] =>
  battleOf(g).joined[side].map((hex) => unitsAt(g, hex));

/** 11.2 Supporters take part in the combat as much as the others. */
export const takingPart = (g: Nemesis, side: Side): readonly UnitRow[] => [
  ...mainStack(g, side),
  ...supportingStacks(g, side).flat(),
];

export const commandersTakingPart = (g: Nemesis): readonly CommanderId[] => {
  const { attacker, from, to, joined } = battleOf(g);
  return SIDES.flatMap((side) =>
    [side === attacker ? from : to, ...joined[side]].flatMap((hex) => ids(commandersAt(g, side, hex))),
  );
};

/** 11.2 Anyone who takes part will be the weaker for it in further combats this Turn (rulings/11.2-taken-part.md). */
export const countCombat = (g: Nemesis): void => {
  const fighters: readonly UnitId[] = SIDES.flatMap((side) => ids(takingPart(g, side)));
  for (const id of fighters) markCombat(g, id);
};

/** What each side brings before the first hit: 11.14, 11.15 and 14.4b look back at it. */
export interface Forces {
  /** Combat units, disrupted and supporting ones included. */
  readonly units: number;
  readonly inGoodOrder: number;
}
export const forcesOf = (g: Nemesis, side: Side): Forces => {
  const units = takingPart(g, side);
  return { units: units.length, inGoodOrder: units.filter(({ disrupted }) => !disrupted).length };
};

/** Where those commanders now stand without a single unit of their own. */
export const deserted = (
  g: Nemesis,
  commanders: readonly CommanderId[],
): readonly { readonly side: Side; readonly hex: HexId }[] => {
  const found: { readonly side: Side; readonly hex: HexId }[] = [];
  for (const id of commanders) {
    const { at: hex } = commander(g, id);
    if (hex === 'due' || hex === 'lost' || unitsAt(g, hex).length > 0) continue;
    if (!found.some((known) => known.hex === hex)) found.push({ side: commanderCard(id).side, hex });
  }
  return found;
};
