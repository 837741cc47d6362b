import { type JudgeOf, type JudgesOf, worthByKind } from '@bivouac/bots';
import type { PlainAnswer } from '../text/answers.ts';
import type { PrepareAnswer } from '../text/4-prepare.ts';
import type { SequenceAnswer } from '../text/5-sequence.ts';
import type { PeaceAnswer } from '../text/5.8-peace.ts';
import type { ConsulStep, ResponseAnswer } from '../text/6-responses.ts';
import type { WarAnswer } from '../text/6.13-foreign-wars.ts';
import type { FlagAnswer } from '../text/7.4-flags.ts';
import type { BuildAnswer } from '../text/7-builds.ts';
import type { DiplomacyAnswer } from '../text/8-diplomacy.ts';
import type { MovementAnswer } from '../text/9-movement.ts';
import type { CommandAnswer } from '../text/9.7-command.ts';
import type { BattleAnswer } from '../text/11-battle.ts';
import type { SiegeAnswer } from '../text/12-fortresses.ts';
import type { NavalAnswer } from '../text/13-naval.ts';
import type { ConvoyAnswer } from '../text/13.6-convoys.ts';
import type { InterphaseAnswer } from '../text/14-interphase.ts';
import type { CampAnswer } from '../text/14.1-camps.ts';
import type { ReinforcementAnswer } from '../text/14.2-reinforcement.ts';
import type { ConquestAnswer } from '../text/15-conquest.ts';
import type { SubmissionAnswer } from '../text/15.4-submission.ts';
import type { Situation } from './situation.ts';

export type AnyAnswer =
  | PlainAnswer
  | PrepareAnswer
  | SequenceAnswer
  | PeaceAnswer
  | ResponseAnswer
  | ConsulStep
  | WarAnswer
  | FlagAnswer
  | BuildAnswer
  | DiplomacyAnswer
  | MovementAnswer
  | CommandAnswer
  | BattleAnswer
  | SiegeAnswer
  | NavalAnswer
  | ConvoyAnswer
  | InterphaseAnswer
  | CampAnswer
  | ReinforcementAnswer
  | ConquestAnswer
  | SubmissionAnswer;

/** Scores the answers to one question. */
export type Judge = JudgeOf<Situation, AnyAnswer>;
export type Judges = JudgesOf<Situation, AnyAnswer>;
export const byKind = worthByKind<AnyAnswer>;
export { nothing } from '@bivouac/bots';
