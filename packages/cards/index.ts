export * from './effects.ts';
export * from './heaps.ts';
export * from './unseen.ts';
