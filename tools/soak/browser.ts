import path from 'node:path';
import { random, runMatch } from '@bivouac/bots';
import { replayInChromium } from '@bivouac/testing/browser/replay.ts';
import { closeTheBrowser } from '@bivouac/testing/browser/the-browser.ts';
import { chromium } from '../chromium.ts';
import { optionsOf, triedGame } from './task.ts';

/** `napoleonic-wars` is exported as `napoleonicWars`. */
const exportedAs = (game: string): string => game.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Plays random games and replays their records in Chromium. Gives those whose hash is another one there. */
export const differingInChromium = async (game: string, games: number): Promise<readonly string[]> => {
  const entry = await triedGame(game);
  const module = { file: path.resolve(`games/${game}/game.ts`), name: exportedAs(game) };
  const differing: string[] = [];
  const launch = chromium();
  for (const trial of entry.trials) {
    const options = optionsOf(entry, trial);
    const bots = Object.fromEntries(entry.game.seats(options).map((seat) => [seat, random]));
    for (let index = 1; index <= games; index++) {
      const seed = `soak chromium ${index}`;
      const { match } = runMatch({ game: entry.game, options, bots, seed });
      const { hash } = await replayInChromium(launch, module, match.record());
      if (hash !== match.hash()) differing.push(`chromium, ${trial.name}, ${seed}: another hash than in Node`);
    }
  }
  await closeTheBrowser(launch);
  return differing;
};
