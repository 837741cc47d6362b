export * from './greedy.ts';
export * from './mind.ts';
export * from './random.ts';
export * from './run-match.ts';
