import { play, type TestTable } from '@bivouac/testing';
import { type EuropeOptions, europe } from '../game.ts';
import { type Position, position } from '../lesson/position.ts';
import type { EuropeView } from '../secrecy/view.ts';
import type { Europe } from '../state/state.ts';

export { type ForceWords, type Position, position } from '../lesson/position.ts';

export type Table = TestTable<Europe, EuropeOptions, EuropeView>;

/** A table at a state that a test has made. */
export const tableAt = (g: Europe): Table =>
  play<Europe, EuropeOptions, EuropeView>(europe, g, { scenario: g.scenario, edition: g.edition, ...g.agreed });

/** A table at that position. */
export const at = (wanted: Position): Table => tableAt(position(wanted));
