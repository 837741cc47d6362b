import { greedy } from './bot/greedy.ts';

export { nemesis, type NemesisOptions } from './game.ts';
export type { Nemesis } from './state/state.ts';
export type { NemesisView } from './secrecy/view.ts';
export type { NemesisAnswer } from './answers/answers.ts';

/** The players that come with this game, by name. */
export const bots = { greedy };
