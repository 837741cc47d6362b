import { createRequire } from 'node:module';
import type { GameRecord } from '@bivouac/kernel';
import { chromium } from 'playwright-core';
import { build } from 'vite';

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

interface Launch {
  readonly executablePath: string;
  readonly args: readonly string[];
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

/** Plays a record again in Chromium, rules and hashes and all. */
export const replayInChromium = async (launch: Launch, game: GameModule, record: GameRecord): Promise<Replayed> => {
  const code = await bundled(game);
  const browser = await chromium.launch({ executablePath: launch.executablePath, args: [...launch.args] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    const replay = `replay(${JSON.stringify(JSON.stringify(record))})`;
    return await page.evaluate<Replayed>(replay);
  } finally {
    await browser.close();
  }
};
