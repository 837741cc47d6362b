import type { Script, Verdict } from '@bivouac/kernel';
import type { EnvoyAnswer } from '../../answers/8-diplomacy.ts';
import type { NationId, Side } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** Diplomatic actions that a side could wish for in the phase or round that is played. */
export const envoyAnswers = (_g: Europe, _side: Side): readonly EnvoyAnswer[] => {
  throw new Error('not written yet');
};
export const maySendEnvoy = (_g: Europe, _side: Side, _answer: EnvoyAnswer): Verdict => {
  throw new Error('not written yet');
};
/** 8.2.3 The card is played for a diplomatic action. */
// oxlint-disable-next-line require-yield
export function* sendEnvoy(_g: Europe, _side: Side, _answer: EnvoyAnswer): Script {
  throw new Error('not written yet');
}
/** 8.2.3 The die of a diplomatic action, also one that an event gives with a bonus; the nation joins on six or more. */
// oxlint-disable-next-line require-yield
export function* diplomaticAction(_g: Europe, _side: Side, _nation: NationId, _bonus: number): Script<boolean> {
  throw new Error('not written yet');
}
