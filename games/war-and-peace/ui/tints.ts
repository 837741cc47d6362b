import { fact } from '@bivouac/kernel';
import { hexCards } from '../catalogue/map.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { landOf, type WarAndPeace } from '../state/index.ts';
import { landColour } from './colours.ts';

const tinted = fact((politics: WarAndPeace['politics']): Readonly<Record<string, string>> => {
  const tints: Record<string, string> = {};
  for (const { id, state } of hexCards) {
    const now = landOf({ politics }, id);
    if (now !== state) tints[id] = landColour(now);
  }
  return tints;
});

/** H, M.5 Land that has changed hands since the sheet was printed, in the colour of its owner. */
export const tints = ({ politics }: WarAndPeaceView): Readonly<Record<string, string>> => tinted(politics);
