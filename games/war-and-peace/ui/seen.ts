import { fact } from '@bivouac/kernel';
import { imagine, type WarAndPeaceView } from '../secrecy/view.ts';
import type { WarAndPeace } from '../state/index.ts';

/** A state that looks like this view, for the rules to read; what lies under a Fleet Unit (O.2) stays uncounted. */
export const stateOf: (view: WarAndPeaceView) => WarAndPeace = fact((view: WarAndPeaceView) => ({
  ...imagine(view, 'spectator', () => 0),
  ships: view.ships,
}));
