import type { GameMap } from '@bivouac/atlas';
import { useEffect, useState } from 'react';
import type { WorkerFault } from '../worker/protocol.ts';
import { faultFrom } from './fault-view.tsx';
import { PAGE_GAMES } from './games.ts';
import type { PageGame } from './page-game.ts';

export type Loaded<T> = { readonly value?: T; readonly fault?: WorkerFault };

const loadGame = async (game: string): Promise<PageGame> => {
  const load = Object.hasOwn(PAGE_GAMES, game) ? PAGE_GAMES[game] : undefined;
  if (!load) throw new Error(`the page does not know the game ${game}`);
  return load();
};

const loadAll = async (): Promise<Readonly<Record<string, PageGame>>> =>
  Object.fromEntries(
    await Promise.all(Object.keys(PAGE_GAMES).map(async (game) => [game, await loadGame(game)] as const)),
  );

/** Something that is fetched once the part is shown. */
export const useLoaded = <T>(load: (() => Promise<T>) | undefined, key: unknown): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly key?: unknown }>({});
  useEffect(() => {
    if (!load) return undefined;
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ value, key }),
      (caught: unknown) => isWanted && setLoaded({ fault: faultFrom(caught), key }),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is fetched
  }, [key]);
  return Object.is(loaded.key, key) ? loaded : {};
};

/** Every game whole: for the rulebooks. */
export const useWholeGames = (): Loaded<Readonly<Record<string, PageGame>>> => useLoaded(loadAll, 'all');

/** Which of its scenarios a match plays, if the game has several. */
const scenarioIn = (options: unknown): unknown =>
  typeof options === 'object' && options !== null && 'scenario' in options ? options.scenario : undefined;

/** A game with the map that it is played on. */
export const useGameWithMap = (
  game: string | undefined,
  options: unknown,
): Loaded<{ readonly game: PageGame; readonly map: GameMap }> => {
  const scenario = scenarioIn(options);
  return useLoaded(
    game === undefined
      ? undefined
      : async () => {
          const loaded = await loadGame(game);
          return { game: loaded, map: await loaded.ui.map(scenario) };
        },
    `${game} ${typeof scenario === 'string' ? scenario : JSON.stringify(scenario)}`,
  );
};
