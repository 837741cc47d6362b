import type { NavalAnswer } from './answers/naval.ts';
import type { PoliticsAnswer } from './answers/politics.ts';
import type { ProductionAnswer } from './answers/production.ts';
import type { SequenceAnswer } from './answers/sequence.ts';
import type { CombatAnswer } from './answers/combat.ts';
import type { GroundAnswer } from './answers/ground.ts';

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
