export * from './catalogue.ts';
export { europe, type EuropeOptions } from './game.ts';
export type { EuropeAnswer } from './answers.ts';
export type { Europe } from './state.ts';
export type { EuropeView } from './view.ts';
