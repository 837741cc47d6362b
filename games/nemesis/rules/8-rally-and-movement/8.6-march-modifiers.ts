import { commanderCard, type CommanderId } from '../../catalogue/catalogue.ts';
import type { RuleRef } from '../../rulebook.ts';
import { isWinter, type Nemesis } from '../../state/state.ts';
import { NAPOLEON } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { marchDieByCards } from '../16-advanced-rules/16.1-on-the-march.ts';
import { isPlain } from '../16-advanced-rules/16.1-the-emperor.ts';
import { marchBenefits, type Trek } from '../16-advanced-rules/16.2-march-benefit.ts';
import { SUVOROV } from '../18-suvorov/18.8-suvorov.ts';
import { normalMarch } from './8.4-step.ts';

/** One modifier of the die: its rule, who or what brings it, and what it adds. */
export type Modified = { readonly rule: RuleRef; readonly modifier: number } & (
  | { readonly by: 'winter' | 'forced' | 'card' }
  | { readonly by: 'leader'; readonly commander: CommanderId }
  | { readonly by: 'staff'; readonly commanders: readonly CommanderId[] }
);

const WINTER: Modified = { rule: '8.6', by: 'winter', modifier: 1 };

/** Whose presence eases a march in the basic rules; the marks of other commanders belong to 16.2. */
const EASED_BY: ReadonlyMap<CommanderId, RuleRef> = new Map([
  [NAPOLEON, '14.5'],
  [SUVOROV, '18.8'],
]);

const leaderAmong = (g: Nemesis, companions: readonly CommanderId[]): readonly Modified[] =>
  companions.flatMap((commander) => {
    const rule = EASED_BY.get(commander);
    return rule && !isPlain(g, commander)
      ? [{ rule, by: 'leader', commander, modifier: commanderCard(commander).march.modifier } as const]
      : [];
  });

/** 8.6 One for Winter, one for every point of forced march; less one for a leader who went all the way (14.5, 18.8), or what 16.2 says instead; and what a card adds (16.1). */
export const marchModifiers = (g: Nemesis, points: number, trek: Trek): readonly Modified[] => {
  const forced = points - normalMarch(g);
  const byCards = marchDieByCards(g, trek.units);
  return [
    ...(isWinter(g) ? [WINTER] : []),
    ...(forced > 0 ? [{ rule: '8.6', by: 'forced', modifier: forced } as const] : []),
    ...(byCards > 0 ? [{ rule: '16.1', by: 'card', modifier: byCards } as const] : []),
    ...(g.agreed.seniority ? marchBenefits(g, trek) : leaderAmong(g, trek.companions)),
  ];
};
