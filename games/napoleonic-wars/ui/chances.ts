import type { DiceChance } from '@bivouac/kernel';

/** 10.11, 10.2, 13.33 Answers on which dice fall at once. Who goes along with an interceptor does not change the roll. */
export const chances: readonly DiceChance[] = [
  {
    asks: 'intercept.offer',
    kinds: ['intercept'],
    told: ['intercept.succeeds'],
    failed: ['intercept.fails'],
    via: ['withArmy'],
  },
  { asks: 'evade.offer', kinds: ['evadeTo'], told: ['evade.succeeds'], failed: ['evade.fails'] },
  { asks: 'navalEvade.offer', kinds: ['navalEvade'], told: ['navalEvade.succeeds'], failed: ['navalEvade.fails'] },
];
