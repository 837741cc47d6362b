export * from './greedy.ts';
export * from './judging.ts';
export * from './mind.ts';
export * from './random.ts';
export * from './run-match.ts';
