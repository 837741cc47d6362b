import type { Verdict } from '@bivouac/kernel';
import { must } from '../../text/speech.ts';
import { impulse, type NapoleonicWars } from '../../state/state.ts';

/** 6.3 Are there points enough? */
export const mayPay = (g: NapoleonicWars, needed: number): Verdict => {
  const { points } = impulse(g);
  return must('6.3', points >= needed, 'impulse.noPoints', { needed, points });
};
