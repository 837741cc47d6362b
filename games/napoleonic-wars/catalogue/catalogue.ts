export * from './cards.ts';
export * from './diplomacy.ts';
export * from './leaders.ts';
export * from './map.ts';
export * from './nations.ts';
export * from './scenarios.ts';
