import { greedy } from './bot/greedy.ts';

export * from './catalogue/catalogue.ts';
export { europe, type EuropeOptions } from './game.ts';
export type { EuropeAnswer } from './answers/answers.ts';
export type { Europe } from './state/state.ts';
export type { EuropeView } from './secrecy/view.ts';

/** The players that come with this game, by name. */
export const bots = { greedy };
