import type { Verdict } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import type { Nemesis } from '../../state/state.ts';

/** 7.5 Each player has two dummies every Turn. */
export const DUMMIES = 2;

/** 7.5 A dummy lies on any stack with a combat unit, led and supplied or not: ruling A-13. */
export const mayReceiveDummy = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('7.5', occupies(g, side, hex), 'train.dummyNeedsStack', { hex });
