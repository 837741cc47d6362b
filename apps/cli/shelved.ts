import type { Book, Engine, Face, GamePackage } from '@bivouac/manifest';

/** A game that was taken from the shelf, with all that the command line shows of it. */
export interface Shelved extends Pick<GamePackage, 'id' | 'cover' | 'scenarios'>, Engine {
  readonly face: Face;
  readonly book: Book;
}

export const taken = async ({ id, cover, scenarios, engine, terminal, book }: GamePackage): Promise<Shelved> => {
  const [played, face, read] = await Promise.all([engine(), terminal(), book()]);
  return { id, cover, scenarios, ...played, face, book: read };
};

/** The bot that is played against when none is named. */
export const usualBot = ({ id, bots }: Pick<Engine, 'bots'> & { readonly id: string }): string => {
  const [first] = Object.keys(bots);
  if (first === undefined) throw new Error(`${id} comes without a bot`);
  return first;
};
