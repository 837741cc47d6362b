export * from './catalogue/cards.ts';
export * from './catalogue/diplomacy.ts';
export * from './catalogue/leaders.ts';
export * from './catalogue/map.ts';
export * from './catalogue/nations.ts';
export * from './catalogue/scenarios.ts';
