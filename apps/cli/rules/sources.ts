import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './coverage.ts';

const clone = fileURLToPath(new URL('../../..', import.meta.url));

/** The files that may speak for a game's rules: the rules themselves, and all its tests. Texts and bots only name them. */
export const sourcesOf = (game: string): readonly SourceFile[] => {
  const patterns = ['rules/**/*.ts', '**/*.test.ts'].map((pattern) => `games/${game}/${pattern}`);
  const files = globSync(patterns, { cwd: clone, exclude: (name) => name === 'node_modules' });
  return [...new Set(files.map((file) => file.replaceAll(path.sep, '/')))]
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(clone, file), 'utf8') }));
};
