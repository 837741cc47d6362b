import { judgingBot } from '@bivouac/bots';
import type { Bot } from '@bivouac/kernel';
import { imagine, type WarAndPeaceView } from '../secrecy/view.ts';
import { COMBAT } from './combat.ts';
import type { Judges } from './judging.ts';
import { MOVEMENT } from './movement.ts';
import { NAVAL } from './naval.ts';
import { POLITICS } from './politics.ts';
import { PRODUCTION } from './production.ts';
import { SET_UP } from './set-up.ts';
import { situation } from './situation.ts';

/** How each question of the game is judged. */
export const JUDGES: Judges = {
  ...SET_UP,
  ...MOVEMENT,
  ...COMBAT,
  ...PRODUCTION,
  ...POLITICS,
  ...NAVAL,
};

/** Plans for the whole side, hex by hex and corps by corps, and answers each question by the plan. */
export const greedy: Bot<WarAndPeaceView> = judgingBot({
  name: 'greedy',
  judges: JUDGES,
  situation: (view: WarAndPeaceView, seat, pick) => situation(imagine(view, seat, pick), seat),
});
