import type { GameMap } from '../game-map.ts';

/** A map as its file holds it: a row to a line, so that a change shows as a few lines. */
export const mapFile = (map: GameMap): string => {
  const fields = Object.entries(map).map(([name, value]: [string, unknown]) => {
    const rows = Array.isArray(value) ? value.map((row: unknown) => JSON.stringify(row)) : undefined;
    return `${JSON.stringify(name)}:${rows ? `[\n${rows.join(',\n')}\n]` : JSON.stringify(value)}`;
  });
  return `{${fields.join(',\n')}}\n`;
};
