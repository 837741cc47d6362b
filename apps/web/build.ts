import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { STAMP } from './site.ts';

const HOME = fileURLToPath(new URL('.', import.meta.url));
const CLONE = path.resolve(HOME, '../..');
/** Drafts and the lock lie beside it, in a folder that neither git nor the checks look into. */
export const DIST = path.join(HOME, 'dist/site');

const SOURCES = [
  'packages/{kernel,atlas,bots,board,cards,manifest,shelf,wire}/**/*',
  'games/**/*',
  'apps/web/**/*',
  'package-lock.json',
  'NOTICE.md',
];
const isSource = (file: string): boolean =>
  !/(^|[\\/])(node_modules|dist|tests|testing|bench|golden)([\\/]|$)|\.test\.tsx?$|\.md$/.test(file) ||
  file === 'NOTICE.md';

/** A hash of all that the client is made of. */
export const sourcesHash = (): string => {
  const hash = createHash('sha256').update(process.version);
  const files = SOURCES.flatMap((pattern) =>
    globSync(pattern, { cwd: CLONE, exclude: (name) => name === 'node_modules' }),
  );
  for (const file of files.filter(isSource).sort()) {
    const whole = path.join(CLONE, file);
    if (statSync(whole).isFile()) hash.update(file).update('\0').update(readFileSync(whole)).update('\0');
  }
  return hash.digest('hex');
};

export const isBuilt = (hash: string, dist = DIST): boolean => {
  const stamp = path.join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
};

/** A part of a game that this bundle never fetches is left out of it; else every visitor would keep its files. */
const without = (...parts: readonly string[]): Plugin => ({
  name: `bivouac-without-${parts.join('-')}`,
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined && parts.includes(source) && /[\\/]index\.ts$/.test(importer) ? UNFETCHED : null,
  load: (id) => (id === UNFETCHED ? 'export {};' : null),
});
const UNFETCHED = '\0bivouac-unfetched';
/** The names by which a game's `index.ts` fetches its parts. */
const PART = {
  engine: './engine.ts',
  book: './book.ts',
  map: './map/index.ts',
  ui: './ui/on-page.ts',
  terminal: './terminal/face.ts',
  workshop: './workshop.ts',
};

/** The games of another list: its module stands in for the workspace's own, which it may still import. */
const withGames = (list: string): Plugin => ({
  name: 'bivouac-with-games',
  enforce: 'pre',
  resolveId: (source, importer) => (source === '@bivouac/shelf' && importer !== list ? list : null),
});

/** What the browser gets: one page, its script in a few pieces, the worker, the map, the fonts. */
export const bundle = async (outDir: string, list?: string): Promise<void> => {
  const games = list === undefined ? [] : [withGames(list)];
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await asForPeople(() =>
    build({
      configFile: false,
      root: HOME,
      base: './',
      logLevel: 'warn',
      publicDir: false,
      plugins: [react(), ...games, without(PART.engine, PART.book, PART.terminal, PART.workshop)],
      worker: {
        format: 'es',
        plugins: () => [...games, without(PART.ui, PART.map, PART.book, PART.terminal, PART.workshop)],
      },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
  );
};

/** Every build, even for a test, has the production build of React. */
async function asForPeople<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

const SIZES = [192, 512];

const manifest = {
  id: './',
  name: 'Bivouac',
  short_name: 'Bivouac',
  description: 'A table for the great Napoleonic board wargames.',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: '#2b2016',
  theme_color: '#3a2a1b',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...SIZES.map((size) => ({
      src: `icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  ],
};

const drawIcons = async (outDir: string): Promise<void> => {
  const [{ pixels, svg, TENT }, { png }] = await Promise.all([import('./icon/drawing.ts'), import('./icon/png.ts')]);
  writeFileSync(path.join(outDir, 'icon.svg'), svg(TENT));
  for (const size of SIZES) writeFileSync(path.join(outDir, `icon-${size}.png`), png(size, pixels(TENT, size)));
  writeFileSync(path.join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest));
};

const filesIn = (folder: string): readonly string[] =>
  globSync('**/*', { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** The service worker with the list of files in front; the page itself goes by the address of its folder. */
const writeServiceWorker = async (outDir: string, hash: string): Promise<void> => {
  const { transformWithOxc } = await import('vite');
  const files = filesIn(outDir).map((file) => (file === 'index.html' ? './' : file));
  const source = path.join(HOME, 'offline/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false });
  const lines = [
    `const VERSION = ${JSON.stringify(hash.slice(0, 16))};`,
    `const FILES = ${JSON.stringify(files)};`,
    code,
  ];
  writeFileSync(path.join(outDir, 'service-worker.js'), lines.join('\n'));
};

const COMPRESSIBLE = /\.(html|js|css|json|svg|webmanifest)$/;

/** Compressed once, as hard as can be, and not at every request. */
const compress = (outDir: string): void => {
  for (const file of filesIn(outDir).filter((name) => COMPRESSIBLE.test(name))) {
    const whole = path.join(outDir, file);
    const bytes = readFileSync(whole);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${whole}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${whole}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

const PATIENCE = 180_000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

/** The second builder waits for the first; one that died long ago is not waited for. */
const alone = async (lock: string, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (caught) {
      const isTaken = caught instanceof Error && 'code' in caught && caught.code === 'EEXIST';
      if (!isTaken) throw caught;
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > PATIENCE) rmSync(lock, { recursive: true, force: true });
      else await pause();
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

/** Builds the client unless it is built already. */
export const ensureBuilt = async (onBuild: () => void = () => undefined): Promise<void> => {
  const hash = sourcesHash();
  if (isBuilt(hash)) return;
  mkdirSync(path.dirname(DIST), { recursive: true });
  await alone(`${DIST}.lock`, async () => {
    if (isBuilt(hash)) return;
    onBuild();
    await buildClient(hash);
  });
};

/** Builds the client beside the old one and then puts it in its place, so that a server never serves half of it. */
export const buildClient = async (hash = sourcesHash(), dist = DIST): Promise<void> => {
  const draft = `${dist}.part${process.pid}`;
  const old = `${dist}.old${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    await bundle(draft);
    await drawIcons(draft);
    await writeServiceWorker(draft, hash);
    compress(draft);
    writeFileSync(path.join(draft, STAMP), hash);
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(draft, dist);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
};
