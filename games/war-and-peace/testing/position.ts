import { play, type TestTable } from '@bivouac/testing';
import { cityId } from '../catalogue/cities.ts';
import type { CityId, LeaderId } from '../catalogue/ids.ts';
import { warAndPeace, type WarAndPeaceOptions } from '../game.ts';
import { type Position, position } from '../lesson/position.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import type { WarAndPeace } from '../state/index.ts';

export { type ForceWords, type Position, position } from '../lesson/position.ts';

export type Table = TestTable<WarAndPeace, WarAndPeaceOptions, WarAndPeaceView>;

export const tableAt = (g: WarAndPeace): Table =>
  play<WarAndPeace, WarAndPeaceOptions, WarAndPeaceView>(warAndPeace, g, {
    scenario: g.scenario as WarAndPeaceOptions['scenario'],
    players: g.players,
    ...g.agreed,
  });
/** A table at that position. */
export const at = (wanted: Position): Table => tableAt(position(wanted));

/** The points at a place, as words: `france 8 I`, `inside austria 2 I`. */
export const standing = (g: Pick<WarAndPeace, 'troops'>, place: string): readonly string[] =>
  g.troops
    .filter((troop) => troop.at === place)
    .map(({ inside, nation, sp, kind }) => `${inside ? 'inside ' : ''}${nation} ${sp} ${kind}`);
export const leadersIn = (g: Pick<WarAndPeace, 'leaders'>, place: string): readonly LeaderId[] =>
  g.leaders.filter((row) => row.at === place).map(({ id }) => id);
export const city = (id: string): CityId => cityId(id);
