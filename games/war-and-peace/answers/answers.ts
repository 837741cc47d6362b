import type { NavalAnswer } from './naval.ts';
import type { PoliticsAnswer } from './politics.ts';
import type { ProductionAnswer } from './production.ts';
import type { SequenceAnswer } from './sequence.ts';
import type { CombatAnswer } from './combat.ts';
import type { GroundAnswer } from './ground.ts';

/** Everything a player can say in this game. Large choices are made of several small ones. */
export type WarAndPeaceAnswer =
  | SequenceAnswer
  | GroundAnswer
  | CombatAnswer
  | ProductionAnswer
  | PoliticsAnswer
  | NavalAnswer
  | Everywhere;
type Everywhere =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'done' };
export type AnswerOf<K extends WarAndPeaceAnswer['kind']> = Extract<WarAndPeaceAnswer, { readonly kind: K }>;

export const YES: AnswerOf<'yes'> = { kind: 'yes' };
export const NO: AnswerOf<'no'> = { kind: 'no' };
export const PASS: AnswerOf<'pass'> = { kind: 'pass' };
export const DONE: AnswerOf<'done'> = { kind: 'done' };
