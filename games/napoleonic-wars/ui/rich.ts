import { bracketed, richly } from '@bivouac/board/parts/lit-names.ts';
import type { Message } from '@bivouac/kernel';
import { tellWith } from '../text/tell.ts';

/** A sentence of the log or a question whose names light up and whose dice are drawn. */
export const rich = richly(
  { en: tellWith('en'), fr: tellWith('fr') },
  { en: tellWith('en', bracketed), fr: tellWith('fr', bracketed) },
);

/** 5 A Turn, and within it a Round and an Impulse, head the lines that follow. */
export const heading = ({ key }: Message): 'turn' | 'phase' | undefined => {
  if (key === 'turn.begins') return 'turn';
  return key === 'round.begins' || key === 'impulse.begins' ? 'phase' : undefined;
};

/** What comes many times in a row is told as one line with a list; steps and sums unfold from what they belong to. */
const LISTS: readonly string[] = ['march.enters'];
const DETAILS: readonly string[] = [];

export const logManner = (key: string): 'list' | 'detail' | undefined =>
  LISTS.includes(key) ? 'list' : DETAILS.includes(key) ? 'detail' : undefined;
