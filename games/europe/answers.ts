import type { SequenceAnswer } from './answers/5-sequence.ts';
import type { CardAnswer } from './answers/6-cards.ts';
import type { InterphaseAnswer } from './answers/7-interphase.ts';
import type { DiplomacyAnswer } from './answers/8-diplomacy.ts';
import type { ActivationAnswer } from './answers/9-activation.ts';
import type { SupplyAnswer } from './answers/13-supply.ts';
import type { BattleAnswer } from './answers/14-battle.ts';
import type { SiegeAnswer } from './answers/15-sieges.ts';
import type { NavalAnswer } from './answers/17-naval.ts';
import type { ConquestAnswer } from './answers/18-conquests.ts';
import type { SetUpAnswer } from './answers/20-scenarios.ts';
import type { EventFirstEmpireAnswer } from './answers/events-1F-to-27F.ts';
import type { EventLaterEmpireAnswer } from './answers/events-28F-to-55F.ts';
import type { EventFirstCoalitionAnswer } from './answers/events-1C-to-27C.ts';
import type { EventLaterCoalitionAnswer } from './answers/events-28C-to-55C.ts';

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
  | EventFirstEmpireAnswer
  | EventLaterEmpireAnswer
  | EventFirstCoalitionAnswer
  | EventLaterCoalitionAnswer
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
