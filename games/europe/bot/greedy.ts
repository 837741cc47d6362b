import { judgingBot } from '@bivouac/bots';
import type { Bot } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';
import { type EuropeView, imagine } from '../secrecy/view.ts';
import { ACTIVATION } from './activation.ts';
import { BUDGET } from './budget.ts';
import { COMBAT } from './combat.ts';
import { EVENTS } from './events.ts';
import { HAND } from './hand.ts';
import type { Judges } from './judging.ts';
import { NAVAL } from './naval.ts';
import { POLITICS } from './politics.ts';
import { REDEPLOYMENT } from './redeployment.ts';
import { SET_UP } from './set-up.ts';
import { situation } from './situation.ts';

/** How each question of the game is judged. */
export const JUDGES: Judges = {
  ...HAND,
  ...ACTIVATION,
  ...COMBAT,
  ...BUDGET,
  ...REDEPLOYMENT,
  ...POLITICS,
  ...NAVAL,
  ...EVENTS,
  ...SET_UP,
};

/** Looks one decision ahead: every answer is scored by what it leads to, and the best is given. */
export const greedy: Bot<EuropeView> = judgingBot({
  name: 'greedy',
  judges: JUDGES,
  situation: (view: EuropeView, seat, pick) => situation(imagine(view, seat, pick), seat as Side),
});
