import { type Asked, type Given, type Message, worded } from '@bivouac/kernel';
import type { Side } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import type { Nemesis } from '../../state/state.ts';
import type { WarningMessages } from '../text/messages/warnings.ts';

/** Who is about to answer what, and all that he may know. */
export interface Moment {
  readonly g: Nemesis;
  readonly side: Side;
  readonly asked: Asked;
}

/** Something that a player may miss, and the rule that makes it so. */
export interface Caution {
  readonly rule: RuleRef;
  readonly said: Message;
}

export const NONE: readonly Caution[] = [];

/** One caution if there is cause for it. */
export const caution = <K extends keyof WarningMessages & string>(
  rule: RuleRef,
  isCause: boolean,
  key: K,
  ...params: Given<WarningMessages, K>
): readonly Caution[] => (isCause ? [{ rule, said: worded(key, params) }] : NONE);
