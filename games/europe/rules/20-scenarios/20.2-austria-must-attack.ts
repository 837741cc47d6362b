import type { Verdict } from '@bivouac/kernel';
import type { EuropeAnswer } from '../../answers.ts';
import type { Side } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 20.2 (1) Until Mantua and Ulm are besieged or the Empire has entered Austria, the Coalition may do nothing else. */
export const mayActIn1805 = (_g: Europe, _side: Side, _deed: EuropeAnswer['kind']): Verdict => {
  throw new Error('not written yet');
};
