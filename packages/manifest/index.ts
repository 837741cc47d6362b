export * from './cover.ts';
export * from './face.ts';
export * from './game-package.ts';
export * from './layout.ts';
export * from './on-page.ts';
export * from './outline.ts';
export * from './workshop.ts';
