import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const CLONE = fileURLToPath(new URL('../..', import.meta.url));
/** Where findings are remembered: beside what npm installed, which no commit holds. */
const MEMORY = path.join(CLONE, 'node_modules/.cache/bivouac/remade');

const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The file that a module names; undefined for what Node and npm bring, which the lock file stands for. */
const fileOf = (named: string, by: string): string | undefined => {
  if (named.startsWith('.')) return path.resolve(path.dirname(by), named);
  return named.startsWith('@bivouac/') ? createRequire(by).resolve(named) : undefined;
};

/** A module with all that it imports, and what those import: code and data. */
export const modulesOf = (entry: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(entry)) return found;
  found.add(entry);
  if (!/\.tsx?$/.test(entry)) return found;
  for (const [, named = ''] of readFileSync(entry, 'utf8').matchAll(IMPORTED)) {
    const file = fileOf(named, entry);
    if (file !== undefined) modulesOf(file, found);
  }
  return found;
};

const hashOf = (files: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${path.relative(CLONE, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

interface Made {
  /** The file that was made. */
  readonly file: URL;
  /** The module that makes it. */
  readonly maker: URL;
  readonly make: () => string;
}

/**
 * Is a file what its maker makes of the data today? It is made again to find out, but not twice of the same: what was
 * found is remembered for the file, the code and the data as they are now.
 */
export const isAsMade = ({ file, maker, make }: Made, memory = MEMORY): boolean => {
  const made = fileURLToPath(file);
  const inputs = [...modulesOf(fileURLToPath(maker))].sort();
  const finding = path.join(memory, hashOf([made, path.join(CLONE, 'package-lock.json'), ...inputs]));
  if (existsSync(finding)) return true;
  if (make() !== readFileSync(made, 'utf8')) return false;
  mkdirSync(memory, { recursive: true });
  writeFileSync(finding, path.relative(CLONE, made));
  return true;
};
