import { play, type TestTable } from '@bivouac/testing';
import { nemesis, type NemesisOptions } from '../game.ts';
import { type Position, position } from '../lesson/position.ts';
import type { Nemesis } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';

export { ITALY, type Position, position, WINTER_ITALY } from '../lesson/position.ts';

/** A table at that position. */
export const at = (wanted: Position): TestTable<Nemesis, NemesisOptions, NemesisView> => {
  const g = position(wanted);
  return play(nemesis, g, { scenario: g.scenario, ...g.agreed });
};
