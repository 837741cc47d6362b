export * from './draw.ts';
export * from './game-map.ts';
export * from './hex-geometry.ts';
export * from './hex-grid.ts';
export * from './pick.ts';
export * from './signs.ts';
export * from './spread.ts';
export * from './style.ts';
