import { type Message, worded } from '@bivouac/kernel';
import type { RuleRef } from '../../rulebook.ts';
import type { Nemesis } from '../../state/state.ts';
import type { ValueMessages } from '../../text/messages/11-combat-detail.ts';

/** One modifier of an attack or defence value: its rule, what it is, and what it adds. */
export interface Line extends Message {
  readonly rule: RuleRef;
  readonly value: number;
}

/** 11.2 All modifiers add up, in the order of the rules; nothing stops the sum from falling below zero. The dice are not in it. */
export interface Sheet {
  readonly lines: readonly Line[];
  readonly total: number;
}

export const line = <K extends keyof ValueMessages>(rule: RuleRef, key: K, params: ValueMessages[K]): Line => ({
  ...worded(key, [params]),
  rule,
  value: params.value,
});

export const sum = (lines: readonly Line[]): number => lines.reduce((total, { value }) => total + value, 0);
export const sheet = (lines: readonly Line[]): Sheet => ({ lines, total: sum(lines) });

/** Reads the sheet into the log, a line for each modifier. */
export const tellSheet = (g: Nemesis, { lines }: Sheet): void => {
  g.log = [...g.log, ...lines.map(({ rule, key, params }) => ({ rule, said: { key, params }, to: 'all' as const }))];
};
