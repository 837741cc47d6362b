import path from 'node:path';
import type { Mention, Source } from './source.ts';

/** A workspace package as its package.json declares it. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

export interface Workspace {
  readonly packages: readonly Package[];
  /** Tools that the root package.json gives to every test: vitest, fast-check and the like. */
  readonly testTools: readonly string[];
}

/** A breach of the layering, with its place and the rule it breaks. */
export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const KERNEL = '@bivouac/kernel';
const ATLAS = '@bivouac/atlas';
const WIRE = '@bivouac/wire';
const MANIFEST = '@bivouac/manifest';
const SHELF = '@bivouac/shelf';
const TESTING = '@bivouac/testing';

/** What would make a game give another state on another machine or day. */
const IMPURE_NAMES = new Set([
  'Date',
  'Math.random',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'fetch',
  'crypto',
  'process',
  'globalThis',
]);

/** Dependencies point downwards only: apps → shelf → games → manifest → board, bots, cards → atlas, wire → kernel. */
export function layeringFaults(workspace: Workspace, sources: readonly Source[]): Fault[] {
  return sources.flatMap((source) => {
    const home = workspace.packages.find(({ folder }) => source.path.startsWith(`${folder}/`));
    const at = (why: (text: string) => string | undefined) => (mention: Mention) => {
      const text = why(mention.text);
      return text === undefined ? [] : [{ path: source.path, line: mention.line, text }];
    };
    return [
      ...source.imports.flatMap(at((module) => importFault(workspace, home, source.path, module))),
      ...source.names.flatMap(at((name) => nameFault(source.path, name))),
      ...source.strings.flatMap(at((text) => stringFault(home, text))),
    ];
  });
}

function importFault(
  workspace: Workspace,
  home: Package | undefined,
  file: string,
  module: string,
): string | undefined {
  if (path.isAbsolute(module) || module.startsWith('file:')) return `imports ${module}: a path of one machine`;
  if (module.startsWith('.')) return relativeFault(home, file, module);
  if (isPure(file) && module.startsWith('node:')) return `imports ${module}: the rules of a game know no outside world`;
  if (isPure(file) && /^react(-dom)?(\/|$)/.test(module)) return `imports ${module}: the rules of a game draw nothing`;
  if (home?.name === WIRE && !isTest(file) && module.startsWith('node:'))
    return `imports ${module}: what the server and its clients say runs in a browser too`;
  if (module.startsWith('node:')) return undefined;

  const name = packageName(module);
  const target = workspace.packages.find((each) => each.name === name);
  if (target === undefined) return foreignFault(workspace, home, file, name);
  if (target === home) return undefined;
  if (target.name === TESTING) return testingFault(home, file);
  if (home === undefined) return undefined;
  return directionFault(home, target) ?? undeclaredFault(home, file, name);
}

function relativeFault(home: Package | undefined, file: string, module: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), module);
  if (target.startsWith('../')) return `imports ${module}, which lies outside the clone`;
  if (home !== undefined && target.startsWith(`${home.folder}/testing/`) && !isTest(file))
    return `imports ${module}, which only tests may do`;
  if (home === undefined || target.startsWith(`${home.folder}/`)) return undefined;
  return `imports ${module}, which leaves ${home.folder}: import the other package by its name`;
}

function directionFault(home: Package, target: Package): string | undefined {
  if (home.name === KERNEL) return `imports ${target.name}: the kernel imports nothing but itself`;
  if (layer(home) === GAME && layer(target) === GAME) return `imports ${target.name}: games never import each other`;
  if (layer(target) >= layer(home)) return `imports ${target.name}: dependencies point downwards only`;
  return undefined;
}

function testingFault(home: Package | undefined, file: string): string | undefined {
  if (home === undefined) {
    return file.startsWith('tools/soak') ? undefined : `imports ${TESTING}, which of all tools only tools/soak may do`;
  }
  if (!isTest(file)) return `imports ${TESTING}, which only *.test.ts files may do`;
  return undeclaredFault(home, file, TESTING);
}

/** A package from outside: declared by its user, or one of the workspace's tools in a test or a build. */
function foreignFault(workspace: Workspace, home: Package | undefined, file: string, name: string): string | undefined {
  const mayUseTestTools = home === undefined || isTest(file) || isBuild(file) || home.name === TESTING;
  if (mayUseTestTools && workspace.testTools.includes(name)) return undefined;
  if (home === undefined) return `imports ${name}, which the root package.json does not declare`;
  if (home.name === KERNEL) return `imports ${name}: the kernel imports nothing but itself`;
  return undeclaredFault(home, file, name);
}

function undeclaredFault(home: Package, file: string, name: string): string | undefined {
  const declared = isTest(file) ? [...home.dependencies, ...home.devDependencies] : home.dependencies;
  return declared.includes(name) ? undefined : `imports ${name}, which ${home.folder}/package.json does not declare`;
}

function nameFault(file: string, name: string): string | undefined {
  if (!isPure(file) || !IMPURE_NAMES.has(name)) return undefined;
  return `uses ${name}: a game is a pure machine, without clock, luck or outside world`;
}

function stringFault(home: Package | undefined, text: string): string | undefined {
  if (home === undefined) return undefined;
  return /(^|\/)\.\.\/shared(\/|$)/.test(text) ? `names ${text}, which lies outside the clone` : undefined;
}

const GAME = 4;

function layer({ name, folder }: Package): number {
  if (folder === 'apps/cli') return 7; // its commands for operators reach into the server
  if (folder.startsWith('apps/')) return 6;
  if (name === SHELF) return 5;
  if (folder.startsWith('games/') || name === TESTING) return GAME;
  if (name === MANIFEST) return 3;
  if (name === KERNEL) return 0;
  return name === ATLAS || name === WIRE ? 1 : 2;
}

/** Whether this file is part of a game's machine. A game's pictures and its bot stand beside the machine. */
function isPure(file: string): boolean {
  if (isTest(file)) return false;
  return file.startsWith('packages/kernel/') || /^games\/[^/]+\/(?!ui\/|bot\/)/.test(file);
}

/** A test, or what tests share: the positions and examples of a game, the browser of an app. */
const isTest = (file: string): boolean => /\.test\.tsx?$|^games\/[^/]+\/testing\/|^apps\/[^/]+\/tests\//.test(file);

/** What makes an app ready for the browser, or measures it there. Like a test, it uses the tools of the whole workspace. */
const isBuild = (file: string): boolean => /^apps\/[^/]+\/(build\.ts$|bench\/)/.test(file);

const packageName = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
