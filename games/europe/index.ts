import { greedy } from './bot/greedy.ts';

export * from './catalogue.ts';
export { europe, type EuropeOptions } from './game.ts';
export type { EuropeAnswer } from './answers.ts';
export type { Europe } from './state.ts';
export type { EuropeView } from './view.ts';

/** The players that come with this game, by name. */
export const bots = { greedy };
