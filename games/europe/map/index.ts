import type { AreaMap } from '@bivouac/atlas';

/** The sheet of Europe. Fetched when it is first asked for. */
export const loadMap = async (): Promise<AreaMap> => {
  const { default: map } = await import('./europe.json', { with: { type: 'json' } });
  return map as unknown as AreaMap;
};
