import type { Verdict } from '@bivouac/kernel';
import type { ProtectorateAnswer } from '../../answers/8-diplomacy.ts';
import type { Side } from '../../ids.ts';
import type { Europe } from '../../state.ts';

export const protectorateAnswers = (_g: Europe, _side: Side): readonly ProtectorateAnswer[] => {
  throw new Error('not written yet');
};
export const mayProtect = (_g: Europe, _side: Side, _answer: ProtectorateAnswer): Verdict => {
  throw new Error('not written yet');
};
export const establishProtectorate = (_g: Europe, _side: Side, _answer: ProtectorateAnswer): void => {
  throw new Error('not written yet');
};
