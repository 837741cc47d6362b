import type { HexMap } from '@bivouac/atlas';

/** The sheet of 1813, with the part that 1799 plays on among its views. Fetched when it is first asked for. */
export const loadMap = async (): Promise<HexMap> => {
  const { default: map } = await import('./europe-1813.json', { with: { type: 'json' } });
  return map as unknown as HexMap;
};
