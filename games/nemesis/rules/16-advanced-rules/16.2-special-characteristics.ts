import { type CombatBonus, commanderCard, type CommanderId, type HexId, unitCard } from '../../catalogue/catalogue.ts';
import type { RuleRef } from '../../rulebook.ts';
import type { Nemesis, UnitRow } from '../../state/state.ts';
import { SUVOROV } from '../18-suvorov/18.8-suvorov.ts';
import { isPlain, isUnwell } from './16.1-the-emperor.ts';
import { seniorsAmong } from './16.2-authority.ts';

/** 16.2, 18.8 One more Combat Factor for each unit in good order that he inspires, up to his limit. */
export const factorsLent = ({ cfPerUnit, max, arm, cossacksOnly }: CombatBonus, units: readonly UnitRow[]): number => {
  const inspired = units.filter(({ id, disrupted }) => {
    const card = unitCard(id);
    return !disrupted && (arm === 'any' || card.arm === arm) && (!cossacksOnly || card.cossack);
  });
  return Math.min(inspired.length * cfPerUnit, max);
};

/** 18.8 has no seniority; 16.2 gives nothing to who is not the senior commander in his hex. */
const inspirers = (g: Nemesis, hex: HexId, commanders: readonly CommanderId[]): readonly CommanderId[] =>
  g.agreed.seniority
    ? seniorsAmong(g, hex, commanders).filter((id) => !isPlain(g, id) && !isUnwell(g, id))
    : commanders.filter((id) => id === SUVOROV);

export interface Gift {
  readonly rule: RuleRef;
  readonly commander: CommanderId;
  readonly value: number;
}

/** 16.2 (2, 4, 6, 7, 9), 18.8 The Combat Factors that a great commander lends before anything else is counted. */
export const giftOf = (
  g: Nemesis,
  role: 'attack' | 'defence',
  hex: HexId,
  commanders: readonly CommanderId[],
  units: readonly UnitRow[],
): Gift | undefined => {
  let best: Gift | undefined;
  for (const commander of inspirers(g, hex, commanders)) {
    const { combat } = commanderCard(commander);
    if (combat.attackOnly && role === 'defence') continue;
    const value = factorsLent(combat, units);
    if (value > (best?.value ?? 0)) best = { rule: g.agreed.seniority ? '16.2' : '18.8', commander, value };
  }
  return best;
};
