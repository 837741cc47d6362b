import type { SequenceAnswer } from './5-sequence.ts';
import type { CardAnswer } from './6-cards.ts';
import type { InterphaseAnswer } from './7-interphase.ts';
import type { DiplomacyAnswer } from './8-diplomacy.ts';
import type { ActivationAnswer } from './9-activation.ts';
import type { SupplyAnswer } from './13-supply.ts';
import type { BattleAnswer } from './14-battle.ts';
import type { SiegeAnswer } from './15-sieges.ts';
import type { NavalAnswer } from './17-naval.ts';
import type { ConquestAnswer } from './18-conquests.ts';
import type { SetUpAnswer } from './20-scenarios.ts';
import type { EventAnswer } from '../events/every-word.ts';

/** Everything a player can say in this game, chapter by chapter. Large choices are made of several small ones. */
export type EuropeAnswer =
  | SequenceAnswer
  | CardAnswer
  | InterphaseAnswer
  | DiplomacyAnswer
  | ActivationAnswer
  | SupplyAnswer
  | BattleAnswer
  | SiegeAnswer
  | NavalAnswer
  | ConquestAnswer
  | SetUpAnswer
  | EventAnswer
  // Everywhere
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'done' };
export type AnswerOf<K extends EuropeAnswer['kind']> = Extract<EuropeAnswer, { readonly kind: K }>;

export const YES: AnswerOf<'yes'> = { kind: 'yes' };
export const NO: AnswerOf<'no'> = { kind: 'no' };
export const PASS: AnswerOf<'pass'> = { kind: 'pass' };
export const DONE: AnswerOf<'done'> = { kind: 'done' };
