import { general as generalCard } from '../../catalogue.ts';
import type { GeneralId } from '../../ids.ts';
import type { Europe } from '../../state.ts';

/** 10.2 The general who takes over: the highest in rank of those who are there. */
export const nextInCommand = (_g: Europe, generals: readonly GeneralId[]): GeneralId | undefined =>
  generals.toSorted((one, other) => generalCard(one).rank - generalCard(other).rank)[0];
