import type { HexMap } from '@bivouac/atlas';

/** The sheet of Europe from 1805 to 1815. Fetched when it is first asked for. */
export const loadMap = async (): Promise<HexMap> => {
  const { default: map } = await import('./europe.json', { with: { type: 'json' } });
  return map as unknown as HexMap;
};
