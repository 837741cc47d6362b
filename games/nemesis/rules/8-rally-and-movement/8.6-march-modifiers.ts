import { commanderCard, commanderId, type CommanderId } from '../../catalogue.ts';
import type { RuleRef } from '../../rulebook.ts';
import { isWinter, type Nemesis } from '../../state.ts';
import { SUVOROV } from '../18-suvorov/18.8-suvorov.ts';
import { normalMarch } from './8.4-step.ts';

export interface Modified {
  readonly rule: RuleRef;
  readonly by: 'winter' | 'forced' | 'leader';
  readonly commander?: CommanderId;
  readonly modifier: number;
}

const WINTER: Modified = { rule: '8.6', by: 'winter', modifier: 1 };

/** Whose presence eases a march in the basic rules; the marks of other commanders belong to 16.2. */
const EASED_BY: ReadonlyMap<CommanderId, RuleRef> = new Map([
  [commanderId('Napoleon'), '14.5'],
  [SUVOROV, '18.8'],
]);

const leaderAmong = (companions: readonly CommanderId[]): readonly Modified[] =>
  companions.flatMap((commander) => {
    const rule = EASED_BY.get(commander);
    return rule ? [{ rule, by: 'leader', commander, modifier: commanderCard(commander).march.modifier } as const] : [];
  });

/** 8.6 One for Winter, one for every point of forced march; less one for a leader who went all the way (14.5, 18.8). */
export const marchModifiers = (g: Nemesis, points: number, companions: readonly CommanderId[]): readonly Modified[] => {
  const forced = points - normalMarch(g);
  return [
    ...(isWinter(g) ? [WINTER] : []),
    ...(forced > 0 ? [{ rule: '8.6', by: 'forced', modifier: forced } as const] : []),
    ...leaderAmong(companions),
  ];
};
