import { fact } from '@bivouac/kernel';
import type { NapoleonicWars } from '../state/state.ts';
import { imagine, type NapoleonicWarsView } from './view.ts';

/**
 * A state that looks like this view, for the rules to read. The cards that the seer does not know are anybody's guess in
 * it, so whoever shows cards reads the view.
 */
export const stateOf: (view: NapoleonicWarsView) => NapoleonicWars = fact((view: NapoleonicWarsView) =>
  imagine(view, '', () => 0),
);
