export * from './hex-grid.ts';
export * from './spread.ts';
