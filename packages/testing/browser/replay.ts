import { createRequire } from 'node:module';
import type { GameRecord } from '@bivouac/kernel';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { type Launch, theBrowser } from './the-browser.ts';

/** Where a game is exported: the file and the name of the export. */
export interface GameModule {
  readonly file: string;
  readonly name: string;
}

export interface Replayed {
  readonly hash: string;
  readonly answers: number;
  readonly result: unknown;
}

const ENTRY = 'bivouac:replay';
const program = ({ file, name }: GameModule): string => `
  import { parseRecord, verify } from ${JSON.stringify(createRequire(import.meta.url).resolve('@bivouac/kernel'))};
  import { ${name} as game } from ${JSON.stringify(file)};
  globalThis.replay = (text) => {
    const { match, answers, result } = verify(game, parseRecord(JSON.parse(text)));
    return { hash: match.hash(), answers, result: result ?? null };
  };`;

/** The game and the kernel as one script that any browser can run. */
const bundled = async (game: GameModule): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
    plugins: [
      {
        name: 'bivouac-replay',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? program(game) : null),
      },
    ],
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('vite left no bundle');
  return bundle.output[0].code;
};

/** Pages that know a game, by its file and its name: a game is bundled once, however many of its records are replayed. */
const pages = new Map<string, Promise<Page>>();

const openPageOf = async (launch: Launch, game: GameModule): Promise<Page> => {
  const [browser, code] = await Promise.all([theBrowser(launch), bundled(game)]);
  const page = await browser.newPage();
  page.once('close', () => pages.delete(titleOf(game)));
  await page.addScriptTag({ content: code });
  return page;
};

const titleOf = ({ file, name }: GameModule): string => `${name} of ${file}`;

const pageOf = (launch: Launch, game: GameModule): Promise<Page> => {
  const page = pages.get(titleOf(game)) ?? openPageOf(launch, game);
  pages.set(titleOf(game), page);
  return page;
};

/** Plays a record again in Chromium, rules and hashes and all. */
export const replayInChromium = async (launch: Launch, game: GameModule, record: GameRecord): Promise<Replayed> => {
  const page = await pageOf(launch, game);
  return page.evaluate<Replayed>(`replay(${JSON.stringify(JSON.stringify(record))})`);
};
