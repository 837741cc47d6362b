export * from './conformance.ts';
export * from './count.ts';
export * from './golden.ts';
export * from './judges.ts';
export * from './play.ts';
export * from './properties/index.ts';
export * from './rulings.ts';
export * from './secrets.ts';
