import type { Script, Verdict } from '@bivouac/kernel';
import type { EndWarAnswer } from '../../answers/8-diplomacy.ts';
import type { Side } from '../../ids.ts';
import type { Europe } from '../../state.ts';

export const warAnswers = (_g: Europe, _side: Side): readonly EndWarAnswer[] => {
  throw new Error('not written yet');
};
export const mayEndForeignWar = (_g: Europe, _side: Side, _answer: EndWarAnswer): Verdict => {
  throw new Error('not written yet');
};
/** 6.5 A card is played to end a foreign war: on five or more, its value added, it ends. */
// oxlint-disable-next-line require-yield
export function* endForeignWar(_g: Europe, _side: Side, _answer: EndWarAnswer): Script {
  throw new Error('not written yet');
}
