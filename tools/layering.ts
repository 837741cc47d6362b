// Fails when a package imports what it may not. The rules are in layers.ts.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { layeringFaults, type Package, type Workspace } from './layers.ts';
import { readSource } from './source.ts';

interface PackageJson {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const find = (...patterns: string[]): string[] =>
  globSync(patterns, { exclude: (name) => name === 'node_modules' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

const readPackage = (file: string): Package => {
  const json = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  return {
    name: json.name,
    folder: path.posix.dirname(file),
    dependencies: Object.keys(json.dependencies ?? {}),
    devDependencies: Object.keys(json.devDependencies ?? {}),
  };
};

const workspace: Workspace = {
  packages: find('{packages,games,apps}/*/package.json').map(readPackage),
  testTools: readPackage('package.json').devDependencies,
};
const sources = find('{packages,games,apps,tools}/**/*.{ts,tsx,mjs}').map((file) =>
  readSource(file, readFileSync(file, 'utf8')),
);
const faults = layeringFaults(workspace, sources);
for (const { path: file, line, text } of faults) console.error(`${file}:${line} ${text}`);
console.log(`${sources.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
