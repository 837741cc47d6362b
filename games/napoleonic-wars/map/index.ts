import type { AreaMap } from '@bivouac/atlas';

/** The sheet of the Duchies. Fetched when it is first asked for. */
export const loadMap = async (): Promise<AreaMap> => {
  const { default: map } = await import('./napoleonic-wars.json', { with: { type: 'json' } });
  return map as unknown as AreaMap;
};
